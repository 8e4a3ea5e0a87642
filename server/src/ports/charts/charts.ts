import type { Chart } from '@portal/shared/contract';

/** Reads files of instruments, which may be made to take long: never on the thread that answers calls. */
export interface Charts {
  /** The small drawing of a file; undefined for one that holds no curve, or that can't be read within time and memory. */
  chartOf(file: ChartedFile): Promise<Chart | undefined>;
}

export interface ChartedFile {
  readonly name: string;
  /** Handed over: empty afterwards. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}
