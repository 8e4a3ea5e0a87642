/** Returns the first characters of a text. A letter beyond the BMP is one character and is never halved, as `slice` would do. */
export const firstCharacters = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join('');
