import type { TableReading } from '../table';

/** A sheet of a workbook. A row without content is an empty one, so that a row's position is its line in Excel. */
export interface Sheet extends TableReading {
  readonly name: string;
}
