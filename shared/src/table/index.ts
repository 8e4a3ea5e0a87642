export { parseDelimited } from './delimited';
export { cellKey, headOf, type Table, type TableReading } from './table';
export { readTableFile, type TableSetup, tableTypes, UnreadableFile } from './tableFile';
export { noValue } from './textCell';
export { delimiterOf, readText } from './textTable';
