import type { HomePart } from '@portal/shared/contract';

/** Names of the parts of the home page. */
export const homePartLabels: Readonly<Record<HomePart, string>> = {
  banner: '轮播图',
  prefecture: '专区',
  partner: '合作单位',
  thanks: '致谢',
};

export const isHomePart = (key: string): key is HomePart => Object.hasOwn(homePartLabels, key);
