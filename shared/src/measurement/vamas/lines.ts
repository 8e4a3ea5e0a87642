import { bounds } from '../bounds';
import { Unreadable } from '../reader';

export const format = 'VAMAS（ISO 14976）';

/** Lines of the file, taken one after another as the standard orders them. */
export interface VamasLines {
  readonly next: () => string;
  /** A number; 1E37 is the standard's "not known" and is NaN. */
  readonly number: () => number;
  /** A whole number from 0 on that the rest of the file has room for. */
  readonly count: (what: string) => number;
  readonly skip: (lines: number) => void;
  readonly left: () => number;
}

const unknown = 1e36;

/** Room for an abscissa and an ordinate of every point that one file may have. */
const mostLines = 2 * bounds.points + 100_000;

/** Takes the lines of a text, from the first one that is not blank. */
export function vamasLines(text: string): VamasLines {
  const lines = text.trimStart().split('\n', mostLines + 1);
  if (lines.length > mostLines) throw new Unreadable(format, '文件行数过多，超过可以读取的范围');
  let at = 0;
  const next = () => {
    const line = lines[at];
    if (line === undefined) throw new Unreadable(format, '文件不完整：在数据结束前中断');
    at++;
    return line.trim();
  };
  const number = () => {
    const line = next();
    const value = line === '' ? Number.NaN : Number(line);
    if (!Number.isFinite(value) && line !== '' && !/^[-+]?(?:nan|inf)/i.test(line)) {
      throw new Unreadable(format, `第 ${at} 行应为数值`);
    }
    return Math.abs(value) >= unknown ? Number.NaN : value;
  };
  const count = (what: string) => {
    const value = number();
    if (!Number.isInteger(value) || value < 0 || value > lines.length - at) {
      throw new Unreadable(format, `文件写明的${what}与文件大小不符`);
    }
    return value;
  };
  const skip = (count: number) => {
    at += count;
  };
  return { next, number, count, skip, left: () => lines.length - at };
}
