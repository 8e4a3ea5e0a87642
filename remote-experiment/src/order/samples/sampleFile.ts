import { readTableFile, type TableReading, type TableSetup } from '@portal/shared/table';
import { titlesIn } from './reading/sampleHead';

/** A list of 300 samples has about 30 kB. */
const sampleTable: TableSetup = {
  titlesIn,
  maxMegabytes: 2,
  tooLarge: '请只保留样品清单',
  maxRows: 2000,
};

/** Returns the cells of a file with a list of samples. Only the dialog of the import loads it, when it is opened. */
export const readSampleFile = (file: File): Promise<TableReading> => readTableFile(file, sampleTable);
