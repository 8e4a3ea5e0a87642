import type { DeviceAbout } from './deviceSeed';

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** The page text of a service as HTML: what it is, what it is for, what the customer receives. */
export function detailHtml({ intro, uses, delivers }: DeviceAbout): string {
  return [
    `<h3>项目简介</h3><p>${intro}</p>`,
    `<h3>应用范围</h3>${list(uses)}`,
    `<h3>结果交付</h3>${list(delivers)}`,
    '<p>数据在检测完成后 2 小时内通过短信、邮件与站内消息通知；样品按所选方式处理。</p>',
  ].join('');
}
