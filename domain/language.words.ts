export const words = {
  /** As in `<html lang>`; names are sorted by it. */
  tag: "en",
  /** How a translation was made; whoever reviews it signs here. */
  made: null as string | null,
};
