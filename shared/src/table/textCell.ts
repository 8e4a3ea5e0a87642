/** Returns the text of a cell without the marks by which one keeps a spreadsheet from reading a number: `="001"`, `'002`. */
export function typedText(cell: string): string {
  const text = cell.trim();
  const formula = /^[=＝]\s*["“”]((?:[^"“”]|"")*)["“”]$/.exec(text)?.[1];
  if (formula !== undefined) return formula.replace(/""/g, '"');
  return /^['’‘＇][\d=+-][^'’‘＇]*$/.test(text) ? text.slice(1) : cell;
}

/** Texts that a spreadsheet makes of what was typed: days of 3-1, numbers with an exponent, formulas, letters that were lost. */
const doubtful: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?$/, (text) => dateDoubt(text)],
  [/^\d{4}\/\d{1,2}\/\d{1,2}(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/, (text) => dateDoubt(text)],
  [/^\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-\d{2,4})?$/i, (text) => dateDoubt(text)],
  [/^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2,4}$/i, (text) => dateDoubt(text)],
  [/^[+-]?\d(?:\.\d+)?E[+-]?\d{2,3}$/i, exponentDoubt],
  [/^[=＝][A-Z(]/i, (text) => `“${text}”是公式，不是它的结果，请核对`],
  [/\ufffd/, (text) => `“${text}”里有无法识别的字符，请核对`],
];

/** Returns why a text may not be what was typed; undefined for a text without doubt. */
export function textDoubt(cell: string): string | undefined {
  const text = cell.trim();
  return doubtful.find(([pattern]) => pattern.test(text))?.[1](text);
}

/** A date in a list of samples is mostly a number such as 3-1 that the spreadsheet took for a day. `typed` is that number. */
export function dateDoubt(shown: string, typed?: string): string {
  return `显示为日期“${shown}”，${typed === undefined ? '请核对' : `请核对是否应为“${typed}”`}`;
}

export function exponentDoubt(shown: string): string {
  return `显示为“${shown}”，数字的末尾可能已丢失，请核对`;
}

/** What a spreadsheet shows instead of a value. */
export const noValue = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i;
