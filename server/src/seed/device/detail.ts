import { processTexts } from '@portal/shared/rules';
import type { DeviceAbout, DeviceSeed } from './deviceSeed';

/** Delivery promise of every service (specification, section 1). */
const promise = `${processTexts.deliver}。`;

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** What becomes of the samples, as the order form offers it. */
function afterwards({ needs_sample, disposals }: Pick<DeviceSeed, 'needs_sample' | 'disposals'>): string {
  if (needs_sample === false) return '';
  return disposals?.some((one) => one !== 0) === false
    ? '测试后的样品不寄回、不留存。'
    : '样品按下单时所选的方式寄回、留存或销毁。';
}

/** Returns the page text of a service as HTML: description, uses and deliverables. */
export function detailHtml(
  { intro, uses, delivers }: DeviceAbout,
  handedIn: Pick<DeviceSeed, 'needs_sample' | 'disposals'>,
): string {
  return [
    `<h3>项目简介</h3><p>${intro}</p>`,
    `<h3>应用范围</h3>${list(uses)}`,
    `<h3>结果交付</h3>${list(delivers)}`,
    `<p>${promise}${afterwards(handedIn)}</p>`,
  ].join('');
}
