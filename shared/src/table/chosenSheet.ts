import type { Sheet } from './sheet/sheet';
import type { Workbook } from './sheet/xlsxReader';
import { headOf, type TableReading, type TitlesIn } from './table';

/** Returns how much a sheet looks like the list that is looked for: the titles of its head. */
const likeness = ({ cells }: Sheet, titlesIn: TitlesIn): number => {
  const head = headOf(cells, titlesIn);
  return head === undefined ? 0 : titlesIn(cells[head] ?? []);
};

/**
 * Returns the sheet that looks most like the list that is looked for; of several the one that was open, else the first one with
 * content. A note says which one it is when there are others.
 */
export function chosenSheet({ sheets, active }: Workbook, titlesIn: TitlesIn): TableReading {
  const most = Math.max(0, ...sheets.map((sheet) => likeness(sheet, titlesIn)));
  const likely = sheets.filter((sheet) => likeness(sheet, titlesIn) === most);
  const chosen = likely.find((sheet) => sheet === active) ?? likely[0];
  if (!chosen) return { cells: [], doubts: new Map(), notes: [] };
  const others = sheets.filter((sheet) => sheet !== chosen).map(({ name }) => `“${name}”`);
  const note = `读取的是工作表“${chosen.name}”，没有读取${others.join('、')}`;
  return { ...chosen, notes: others.length > 0 ? [note, ...chosen.notes] : chosen.notes };
}
