import type { HomePart } from '@portal/shared/contract';

/** Names of the parts of the home page. */
export const homePartLabels: Readonly<Record<HomePart, string>> = {
  banner: '轮播图',
  popup: '弹窗',
  prefecture: '专区',
  thanks: '致谢',
  partner: '合作单位',
};

/** The parts in the order in which the page shows them. */
export const homeParts: readonly HomePart[] = ['banner', 'popup', 'prefecture', 'thanks', 'partner'];

export const isHomePart = (key: string): key is HomePart => Object.hasOwn(homePartLabels, key);
