import { readTableFile, readText, type TableReading, type TableSetup } from '@portal/shared/table';
import { titlesIn } from './reading/sampleHead';

/** A list of 300 samples has about 30 kB. */
const sampleTable: TableSetup = {
  titlesIn,
  maxMegabytes: 2,
  tooLarge: '请只保留样品清单',
  maxRows: 2000,
};

/** Returns the cells of a file with a list of samples. */
export const readSampleFile = (file: File): Promise<TableReading> => readTableFile(file, sampleTable);

/** Returns the cells of a list of samples that was pasted or typed; `block` for what was copied from cells of a spreadsheet. */
export const readSampleText = (typed: string, from?: 'block'): TableReading =>
  readText(typed, { titlesIn, ...(from && { delimiter: '\t' as const }) });
