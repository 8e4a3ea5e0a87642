import type { Fact } from '../reading';
import { type JcampBlock, stated } from './records';

const longestName = 80;

/** The block's title on one line. */
export function nameOf(block: JcampBlock): string {
  const title = (stated(block, 'TITLE') ?? '').replace(/\s+/g, ' ');
  return Array.from(title).slice(0, longestName).join('');
}

const facts: readonly (readonly [name: string, label: string])[] = [
  ['数据类型', 'DATATYPE'],
  ['来源', 'ORIGIN'],
  ['仪器', 'SPECTROMETER/DATASYSTEM'],
  ['日期', 'LONGDATE'],
  ['日期', 'DATE'],
  ['分辨率', 'RESOLUTION'],
  ['样品', 'SAMPLEDESCRIPTION'],
];

/** What the head says that a person reads beside the curve. */
export function factsOf(block: JcampBlock): Fact[] {
  return facts.flatMap(([name, label]) => {
    const value = stated(block, label.replace('/', ''))?.split('\n')[0]?.trim();
    return value ? [{ name, value: Array.from(value).slice(0, longestName).join('') }] : [];
  });
}
