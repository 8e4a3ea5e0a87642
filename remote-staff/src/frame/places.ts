import { type DeskQueueKey, isPermitted, orderQueueState, type StaffRole } from '@portal/shared/rules';
import type { QueueCount } from '../ui/useCounts';

/** A desk of the rail with the roles that work at it. */
interface Place {
  readonly path: string;
  /** Other paths of its pages. */
  readonly also?: string;
  readonly label: string;
  /** Path data of its icon. */
  readonly icon: string;
  readonly roles: readonly StaffRole[];
  /** The queues that are counted at it. */
  readonly counts: (queue: DeskQueueKey) => boolean;
}

const isOfOrders = (queue: DeskQueueKey): boolean => queue in orderQueueState;
const among =
  (...queues: readonly DeskQueueKey[]) =>
  (queue: DeskQueueKey): boolean =>
    queues.includes(queue);

const places: readonly Place[] = [
  {
    path: '/staff/today',
    label: '今天',
    icon: 'M5 5h14v15H5zM5 10h14M9 3v4M15 3v4M9 15l2 2 4-4',
    roles: ['manager', 'lab', 'finance', 'content'],
    counts: among('late', 'question'),
  },
  {
    path: '/staff/orders',
    label: '订单',
    icon: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
    roles: ['manager', 'lab', 'finance'],
    counts: isOfOrders,
  },
  {
    path: '/staff/requirements',
    also: '/staff/quotations',
    label: '需求',
    icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12h5',
    roles: ['manager'],
    counts: among('requirement'),
  },
  {
    path: '/staff/reception',
    label: '收样',
    icon: 'M4 7V4h3M17 4h3v3M20 17v3h-3M7 20H4v-3M7 8v8M10 8v8M13 8v8M17 8v8',
    roles: ['lab'],
    counts: among('unclaimed'),
  },
  {
    path: '/staff/samples',
    label: '样品',
    icon: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9',
    roles: ['manager', 'lab'],
    counts: among('recycle'),
  },
  {
    path: '/staff/bench',
    label: '检测',
    icon: 'M4 3v17h16M7 16l3-7 3 5 3-9 3 11',
    roles: ['lab'],
    counts: () => false,
  },
  {
    path: '/staff/members',
    also: '/staff/clusters',
    label: '客户',
    icon: 'M9 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M18 14c2 1 3 3 3 6',
    roles: ['manager', 'lab', 'finance'],
    counts: () => false,
  },
  {
    path: '/staff/visits',
    label: '上门',
    icon: 'M3 6h11v10H3zM14 10h4l3 3v3h-7zM5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
    roles: ['manager', 'lab'],
    counts: among('visit'),
  },
  {
    path: '/staff/instruments',
    label: '仪器',
    icon: 'M9 3h4v7H9zM11 10v3M7 13h8M15 6a6 6 0 0 1 1 11M6 20h13',
    roles: ['manager', 'lab'],
    counts: () => false,
  },
  {
    path: '/staff/evaluations',
    label: '评价',
    icon: 'M12 3.2l2.7 5.5 6.1.9-4.4 4.3 1 6-5.4-2.8-5.4 2.8 1-6-4.4-4.3 6.1-.9z',
    roles: ['manager', 'content'],
    counts: among('evaluation'),
  },
  {
    path: '/staff/priceGroups',
    also: '/staff/costs',
    label: '价格',
    icon: 'M4 4h8l8 8-8 8-8-8zM8.5 7a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3M11 14l3-3',
    roles: ['manager', 'finance'],
    counts: () => false,
  },
  {
    path: '/staff/promotion',
    label: '推广',
    icon: 'M4 10v4h3l6 4V6l-6 4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
    roles: ['manager'],
    counts: among('promoter', 'exchange'),
  },
  {
    path: '/staff/money',
    label: '款项',
    icon: 'M4 6h16v12H4zM4 10h16M8 15h3',
    roles: ['finance'],
    counts: among('dispute', 'transfer', 'prestore', 'invoice', 'credit', 'withdrawal', 'approval'),
  },
  {
    path: '/staff/figures',
    label: '统计',
    icon: 'M4 20h16M6 20v-6h3v6M11 20V9h3v11M16 20V4h3v16',
    roles: ['manager', 'finance'],
    counts: () => false,
  },
  {
    path: '/staff/content',
    label: '内容',
    icon: 'M4 4h12v16H4zM16 9h4v9a2 2 0 0 1-4 0M7 8h6M7 12h6M7 16h3',
    roles: ['manager', 'content'],
    counts: () => false,
  },
  {
    path: '/staff/settings',
    label: '设置',
    icon: 'M4 7h9M17 7h3M15 5a2 2 0 1 0 0 4a2 2 0 1 0 0-4M4 17h3M11 17h9M9 15a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
    roles: ['manager', 'lab', 'finance', 'content'],
    counts: () => false,
  },
  {
    path: '/staff/admin',
    label: '管理',
    icon: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
    roles: ['admin'],
    counts: () => false,
  },
];

/** Returns the desks of a person with these roles. */
export const placesOf = (roles: readonly StaffRole[]): readonly Place[] =>
  places.filter((place) => isPermitted(roles, place.roles));

/** Returns true when a page is one of a place. */
export const isAt = ({ path, also }: Pick<Place, 'path' | 'also'>, pathname: string): boolean =>
  [path, also].some((one) => one !== undefined && (pathname === one || pathname.startsWith(`${one}/`)));

/** Returns how many wait at a place. */
export const waitingAt = ({ counts }: Pick<Place, 'counts'>, waiting: readonly QueueCount[]): number =>
  waiting.reduce((sum, { queue, count }) => (counts(queue) ? sum + count : sum), 0);
