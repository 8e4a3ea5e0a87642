import { readText, type TableReading } from '@portal/shared/table';
import { titlesIn } from './reading/sampleHead';

/** Returns the cells of a list of samples that was pasted or typed; `block` for what was copied from cells of a spreadsheet. */
export const readSampleText = (typed: string, from?: 'block'): TableReading =>
  readText(typed, { titlesIn, ...(from && { delimiter: '\t' as const }) });
