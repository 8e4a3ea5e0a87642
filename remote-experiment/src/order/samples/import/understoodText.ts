import { type SampleField, sampleTitles } from '../reading/sampleHead';
import type { SampleReading } from '../reading/sampleReading';

const labelOf = (field: SampleField): string => sampleTitles[field][0];

/** Says how the columns were understood: by the titles of the head row, or by their order and content. */
export function understoodText({ columns, head }: SampleReading): string {
  if (head === undefined)
    return `没有表头，各列依次读作：${columns.map(({ field }) => labelOf(field)).join('、')}`;
  const texts = columns.map(({ field, title }) =>
    title === labelOf(field) ? labelOf(field) : `${labelOf(field)}（“${title}”）`,
  );
  return `按第 ${head} 行的表头读取：${texts.join('、')}`;
}
