import type { Input } from '@portal/shared/contract';

/** Words to begin with, one of each direction of testing. */
export const words = [
  'XRD',
  '扫描电镜',
  'XPS',
  '红外光谱',
  '比表面积',
  '核磁共振',
  'ICP-MS',
  '粒度分布',
  '第一性原理',
] as const;

/** What others order. */
export const popularInput: Input<'open/web/device/search'> = { sort: 'popular', size: 6 };
