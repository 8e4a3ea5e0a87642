import { instrumentReaders } from './instrumentReaders';
import { jcampReader } from './jcamp/jcampReader';
import type { Reader } from './reader';
import { xlsxReader } from './sheet/xlsxReader';
import { textReaders } from './text';

/** All readers, in the order in which they are asked: signatures of bytes first, text of any kind last. */
export const readers: readonly Reader[] = [...instrumentReaders, jcampReader, xlsxReader, ...textReaders];
