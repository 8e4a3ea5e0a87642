import { paths } from '@portal/shared/portal';

/**
 * The pages of the area that have a tab. Tabs, titles and routes are derived from this list.
 */
export const areaPages = [
  { path: 'plan', label: '实验方案', to: paths.plan },
  { path: 'demand', label: '需求列表', to: paths.requirements },
  { path: 'contract', label: '合同协议', to: paths.contracts },
] as const;
