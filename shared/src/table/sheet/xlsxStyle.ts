import { typedText } from '../textCell';
import { builtInFormats } from './builtInFormats';
import { type ShownCell, shownNumber, shownText } from './shownCell';
import { elements, onlyText, unescaped } from './xlsxPart';

interface StyleSetup {
  /** Strings that cells refer to by position. */
  readonly shared: readonly string[];
  /** True when days are counted from 1904, as old Macs do. */
  readonly from1904: boolean;
}

/** Days from 1 January 1900 to 1904, as Excel counts them. */
const days1904 = 1462;

/** Returns a function that reads a cell as Excel shows it, by the number formats of a workbook's styles. */
export function styledCells(
  styles: Document | undefined,
  { shared, from1904 }: StyleSetup,
): (cell: Element) => ShownCell {
  const formats = styles ? formatsOf(styles) : [];
  return (cell) => {
    const type = cell.getAttribute('t') ?? 'n';
    const format = formats[Number(cell.getAttribute('s') ?? 0)] ?? 'General';
    if (type === 'inlineStr') return shownText(typedText(onlyText(cell)), format);
    const value = elements(cell, 'v')[0]?.textContent ?? '';
    if (value === '') return elements(cell, 'f').length > 0 ? withoutResult : { text: '' };
    if (type === 's') return shownText(typedText(shared[Number(value)] ?? ''), format);
    if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' };
    if (type === 'e') return { text: value };
    if (type === 'str') return shownText(typedText(unescaped(value)), format);
    const number = type === 'd' ? serialOf(value) : Number(value);
    return Number.isFinite(number) ? shownNumber(number, format, from1904 ? days1904 : 0) : { text: value };
  };
}

const withoutResult: ShownCell = {
  text: '',
  doubt: '公式还没有计算结果，请用 Excel 打开并保存后再上传',
};

/** Returns the number formats by the index of the cells' styles. */
function formatsOf(styles: Document): string[] {
  const own = new Map(
    elements(styles, 'numFmt').map((format) => [
      Number(format.getAttribute('numFmtId')),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  const list = elements(styles, 'cellXfs')[0];
  return (list ? elements(list, 'xf') : []).map((style) => {
    const id = Number(style.getAttribute('numFmtId') ?? 0);
    return own.get(id) ?? builtInFormats[id] ?? 'General';
  });
}

/** Returns Excel's number of a day that is stored as text (ISO 8601), which Excel does in Strict workbooks. */
const serialOf = (text: string): number => Date.parse(`${text.replace(/Z$/, '')}Z`) / 86_400_000 + 25_569;
