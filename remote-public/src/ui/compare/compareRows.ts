import type { Device } from '@portal/shared/contract';
import { formatFen, hourUnit } from '@portal/shared/rules';
import { textOf } from '../html/textOf';

/** What a row of the comparison says of a service, one line each. */
interface CompareRow {
  readonly label: string;
  readonly lines: (device: Device) => readonly string[];
}

/** Requirements for the sample in the table; the service's page has all. */
const shownRequirements = 3;

/** The rows of the comparison. */
export const compareRows: readonly CompareRow[] = [
  {
    label: '价格',
    lines: ({ price_fen, unit, withdrawn }) =>
      withdrawn ? ['已下架'] : [`${formatFen(price_fen)} 起/${unit}`],
  },
  {
    label: '周期',
    lines: ({ unit, turnaround_days }) => [
      unit === hourUnit ? '机时结束时带走数据' : `${turnaround_days} 个工作日`,
    ],
  },
  { label: '能回答', lines: ({ sketch }) => [textOf(sketch)] },
  {
    label: '样品要求',
    lines: ({ needs_sample, sample_states, sample_requirements }) => [
      needs_sample || sample_states.length > 0 ? sample_states.join('、') : '不需要样品，提供数据即可',
      ...sample_requirements.slice(0, shownRequirements),
    ],
  },
  { label: '仪器', lines: ({ instrument }) => [instrument] },
];
