import type { Sampling } from '@portal/shared/contract';
import { limits, type SamplingAct, samplingActTable, samplingStateLabels } from '@portal/shared/rules';
import { call, type Portal } from './portal';
import { oneLine } from './print';

const ways = (can: readonly SamplingAct[]): string =>
  can.map((act) => `${act}（${samplingActTable[act].label}）`).join('、') || '无';

/** One booking, one line. */
function samplingLine({ code, state, date, time, place, name, phone, message, can }: Sampling): string {
  const where = oneLine(`${place} ${name} ${phone} ${message}`);
  return `${code}　${samplingStateLabels[state]}　${date} ${time}　${where}　可：${ways(can)}`;
}

/** The open bookings by day and slot. */
export async function samplings(portal: Portal, page: number): Promise<string[]> {
  const { total, list } = await call(portal, 'staff/sampling/list', { page });
  if (total === 0) return ['没有待取样的预约'];
  const pages = Math.ceil(total / limits.pageSize);
  return [...list.map(samplingLine), `共 ${total} 个预约，第 ${page} / ${pages} 页`];
}

/** Does one act on a booking. */
export async function moveSampling(
  portal: Portal,
  { act, code, note }: { act: SamplingAct; code: string; note: string },
): Promise<string[]> {
  const moved = await call(portal, 'staff/sampling/move', { act, code, note });
  return [
    `${moved.code}　已${samplingActTable[act].label}，现在是「${samplingStateLabels[moved.state]}」　接下来可以：${ways(moved.can)}`,
  ];
}
