export const words = {
  stoppedDetail: (type: string, sent: number, of: number) => `${type}, ${sent} of ${of} sent`,
};
