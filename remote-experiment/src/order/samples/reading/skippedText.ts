import { quoted } from './quoted';
import type { SkippedLine } from './sampleReading';

/** Groups of lines that are named one by one. */
const named = 6;

/** Says how many lines were not read, and which: neighbours together, with the text of the first one. */
export function skippedText(lines: readonly SkippedLine[]): string {
  const groups: SkippedLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && last.at(-1)?.line === line.line - 1) last.push(line);
    else groups.push([line]);
  }
  const texts = groups.slice(0, named).map((group) => {
    const [first] = group;
    if (!first) return '';
    return group.length === 1
      ? `第 ${first.line} 行${quoted(first.text)}`
      : `第 ${first.line}–${group.at(-1)?.line} 行（${group
          .map(({ text }) => quoted(text))
          .slice(0, 3)
          .join('、')}${group.length > 3 ? '等' : ''}）`;
  });
  return `不是样品、没有读取的有 ${lines.length} 行：${texts.join('、')}${groups.length > named ? '等' : ''}`;
}
