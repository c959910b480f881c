export declare const words: {
    title: string;
    pitch: string;
    withoutScript: string;
    standIn: string;
};
