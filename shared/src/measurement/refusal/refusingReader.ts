import { type Reader, Unreadable } from '../reader';
import type { SourceFile } from '../sourceFile';
import { foreignFormats } from './foreignFormats';

/** Names formats that are known but not read, with what to export instead. Asked after all readers of binary formats. */
export const refusingReader: Reader = {
  fits: (file) => found(file) !== undefined,
  read: (file) => {
    const { format, reason, advice } = found(file) ?? { format: '未知格式', reason: '无法识别', advice: '' };
    throw new Unreadable(format, reason, advice);
  },
};

function found(file: SourceFile) {
  return foreignFormats.find(({ fits }) => fits(file));
}
