import { processTexts } from '@portal/shared/rules';
import type { DeviceAbout } from './deviceSeed';

/** Delivery promise of every service (specification, section 1). */
const promise = `${processTexts.deliver}。`;

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** Returns the page text of a service as HTML: description, uses and deliverables. */
export function detailHtml({ intro, uses, delivers }: DeviceAbout, needs_sample: boolean): string {
  return [
    `<h3>项目简介</h3><p>${intro}</p>`,
    `<h3>应用范围</h3>${list(uses)}`,
    `<h3>结果交付</h3>${list(delivers)}`,
    `<p>${promise}${needs_sample ? '样品按下单时所选的方式寄回、留存或销毁。' : ''}</p>`,
  ].join('');
}
