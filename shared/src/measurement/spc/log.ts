import { factsFrom } from '../drawn';
import type { Fact } from '../reading';
import type { SpcHead } from './head';

const most = 40;

/** Returns the facts of an SPC file: its head, and the lines `name = value` of its log. */
export function factsOf(head: SpcHead): Fact[] {
  return factsFrom([
    ['备注', head.memo],
    ['日期', head.date],
    ['仪器', head.source],
    ['分辨率', head.resolution],
    ...logLines(head),
  ]);
}

/** The log's text begins at its own offset (byte 8 of its head) and ends with the log's size (byte 0). */
function logLines({ view, logAt }: SpcHead): [string, string][] {
  if (logAt < 512 || logAt + 64 > view.length) return [];
  const [size, textAt] = [view.u32(logAt), view.u32(logAt + 8)];
  const from = logAt + textAt;
  const length = Math.min(logAt + size, view.length) - from;
  if (textAt < 64 || length <= 0) return [];
  return view
    .words(from, Math.min(length, 20_000))
    .split(/[\r\n]+/)
    .flatMap((line): [string, string][] => {
      const sign = line.search(/[=:]/);
      const [name, value] = [line.slice(0, Math.max(0, sign)).trim(), line.slice(sign + 1).trim()];
      return name !== '' && name.length <= 60 && value !== '' ? [[name, value]] : [];
    })
    .slice(0, most);
}
