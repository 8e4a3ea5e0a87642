import type { StaffRole } from '@portal/shared/rules';

interface ContentPlace {
  readonly path: string;
  readonly label: string;
  readonly roles: readonly StaffRole[];
}

/** The parts of the content desk, with the roles whose calls they make. */
export const contentPlaces: readonly ContentPlace[] = [
  { path: '/staff/content/articles', label: '文章', roles: ['content'] },
  { path: '/staff/content/services', label: '服务', roles: ['content', 'manager'] },
  { path: '/staff/content/home', label: '首页', roles: ['content'] },
  { path: '/staff/content/pictures', label: '图片', roles: ['content', 'manager'] },
];
