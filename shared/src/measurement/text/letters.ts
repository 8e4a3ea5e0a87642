/** Letters of Latin, Greek, Cyrillic, Japanese and Chinese. Patterns with properties of letters are above the supported browsers. */
const lettered = /[A-Za-z\u00c0-\u024f\u0370-\u04ff\u3040-\u30ff\u3400-\u9fff]/;
const word = /[A-Za-z\u00c0-\u024f\u0370-\u04ff\u3040-\u30ff\u3400-\u9fff]{2}/;

/** True for a text with a letter. */
export const isLettered = (text: string): boolean => lettered.test(text);

/** True for a text with two letters side by side. */
export const hasWord = (text: string): boolean => word.test(text);
