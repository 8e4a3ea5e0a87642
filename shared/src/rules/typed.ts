/** How text that people type and paste is read, on both sides. Each function leaves its own result as it is. */

/** Variation selectors that choose no form of an ideograph, an emoji or a Mongolian letter. */
const idleSelector =
  /(?<![\p{Unified_Ideograph}])[\u{e0100}-\u{e01ef}]|(?<![\p{Unified_Ideograph}\p{Extended_Pictographic}])[\ufe00-\ufe0f]|(?<![\p{sc=Mong}])[\u180b-\u180d\u180f]/gu;

/**
 * Characters that nobody sees: formats, and controls but breaks. A joiner (U+200C, U+200D) between letters of a joining script or
 * parts of an emoji changes what one sees.
 */
const unseen =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Tibt}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)[\u200c\u200d]|[\u200c\u200d](?![\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Tibt}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)|(?![\u200c\u200d])[\p{Cf}]|(?![\t\n])[\p{Cc}]|\u034f/gu;
const lineBreak = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/** Spaces of every width, and letters that are drawn as nothing. */
const space = /[\p{Zs}\u3164\uffa0\u2800]/gu;
const looksEmpty = /^[\s\u115f\u1160\p{M}]*$/u;
const dash = /[\p{Pd}\u2212\u02d7\u2043]/gu;

/** Repeats a reading until it changes nothing: what is taken away can make its neighbours idle. */
const settled =
  (read: (typed: string) => string) =>
  (typed: string): string => {
    let text = typed;
    for (let next = read(text); next !== text; next = read(text)) text = next;
    return text;
  };

/** Returns a text of several lines without what nobody sees; empty when nothing is left that one sees. */
export const cleanLines = settled((typed) => {
  const seen = typed
    .replace(lineBreak, '\n')
    .replace(idleSelector, '')
    .replace(unseen, '')
    .replace(space, ' ')
    .normalize('NFC')
    .trim();
  return looksEmpty.test(seen) ? '' : seen;
});

/** Returns a text of one line: as {@link cleanLines}, with a space for each line break and tab. */
export const cleanLine = (typed: string): string =>
  cleanLines(typed.replace(lineBreak, '\n').replace(/[\n\t]/g, ' '));

/** Returns a line with half-width letters, digits and signs, and one kind of dash: for what is searched and compared. */
export const halfWidth = settled((typed) => cleanLine(cleanLine(typed).normalize('NFKC')).replace(dash, '-'));

/** Returns what decides whether two names or numbers are the same: half-width, in lower case, without spaces. */
export const comparable = settled((typed) => halfWidth(typed).replace(/\s/g, '').toLowerCase());

/** Returns a number or a code in half-width characters without spaces and dashes. */
export const bareCode = settled((typed) => halfWidth(typed).replace(/[\s-]/g, ''));

/** Returns a code in half-width capitals and digits without spaces and dashes. */
export const capitalCode = settled((typed) => bareCode(typed).toUpperCase());

/** Returns a code of which dashes are a part, in half-width capitals without spaces. */
export const dashedCode = settled((typed) => halfWidth(typed).replace(/\s/g, '').toUpperCase());
