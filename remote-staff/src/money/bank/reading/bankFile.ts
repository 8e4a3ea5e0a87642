import { limits } from '@portal/shared/rules';
import { readTableFile, type TableReading, type TableSetup, UnreadableFile } from '@portal/shared/table';
import { titlesIn } from './bankColumns';

/** Rows of titles above the head and of totals that a file can have besides its lines. */
const besides = 100;

const bankTable: TableSetup = {
  titlesIn,
  maxMegabytes: limits.bankFileMegabytes,
  tooLarge: '请按日期分几次导出',
  maxRows: limits.bankLines + besides,
};

/** Returns the cells of a bank's file. Throws {@link UnreadableFile} also for one with more lines than are read at once: none is left out. */
export async function readBankFile(file: File): Promise<TableReading> {
  const table = await readTableFile(file, bankTable);
  const filled = table.cells.filter((row) => row.some((cell) => cell.trim() !== '')).length;
  if (filled > bankTable.maxRows || table.notes.some((note) => note.startsWith(`第 ${bankTable.maxRows} 行`)))
    throw new UnreadableFile(`“${file.name}”超过 ${limits.bankLines} 行，请按日期分几次导出`);
  return table;
}
