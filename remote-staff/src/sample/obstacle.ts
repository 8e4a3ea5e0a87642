import type { StaffSample } from '@portal/shared/contract';
import { addressOf } from './sampleList';

/** Returns why samples can not be settled by one act, as the server would refuse it; empty when they can. */
export function obstacleOf(act: 'send' | 'destroy', samples: readonly StaffSample[]): string {
  const asked = samples.find(({ recycle }) => recycle !== null);
  if (act === 'send' && asked) return `${asked.code} 属于寄回申请 ${asked.recycle}，请在“寄回申请”里寄出`;
  const barred = samples.find(({ can }) => !can.includes(act));
  if (barred) return `${barred.code} 现在不能${act === 'send' ? '寄回' : '销毁'}`;
  if (act === 'destroy') return '';
  const differ = (texts: readonly string[]) => new Set(texts).size > 1;
  if (differ(samples.map(({ member }) => member))) return '一个包裹只寄给一位客户：请只选同一位客户的样品';
  if (differ(samples.map(addressOf))) return '所选样品的寄回地址不同，请分开寄出';
  return '';
}
