import type { Reading } from './reading';
import type { SourceFile } from './sourceFile';

/** Reads one format. The content decides, not the extension: several makers use the same one for other formats. */
export interface Reader {
  /** True when the content is of this format. Looks at the beginning only, and never throws. */
  readonly fits: (file: SourceFile) => boolean;
  /** Reads the file. Throws `Unreadable` for what contradicts itself so that nothing of it can be shown. */
  readonly read: (file: SourceFile) => Reading;
}

/** A file that is of a format, but can't be read: why, and what the person may do. Both are Chinese sentences without an end mark. */
export class Unreadable extends Error {
  readonly format: string;
  readonly reason: string;
  readonly advice: string;

  constructor(format: string, reason: string, advice = '请在仪器软件中重新导出，或下载后用原软件打开') {
    super(`${format}: ${reason}`);
    this.format = format;
    this.reason = reason;
    this.advice = advice;
  }
}
