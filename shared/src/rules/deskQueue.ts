import type { OrderState } from './orderState';
import type { StaffRole } from './staffRole';

/** What waits for the lab: what it is called, and whose work it is. */
interface DeskQueue {
  readonly label: string;
  readonly roles: readonly StaffRole[];
}

/**
 * The queues of the lab's desk, in the order in which people look at them. What waits for members, such as an unpaid order, is none.
 */
export const deskQueues = {
  late: { label: '订单承诺超时', roles: ['manager', 'lab'] },
  question: { label: '数据疑问待答复', roles: ['manager', 'lab'] },
  confirm: { label: '订单待确认', roles: ['manager'] },
  test: { label: '样品已收，待检测', roles: ['manager', 'lab'] },
  testing: { label: '检测中', roles: ['lab'] },
  bill: { label: '数据已交付，待出结算单', roles: ['finance'] },
  close: { label: '已结清，待完成', roles: ['lab'] },
  visit: { label: '上门取样待确认', roles: ['manager', 'lab'] },
  unclaimed: { label: '包裹待认领', roles: ['lab'] },
  recycle: { label: '留存样品待寄回', roles: ['lab'] },
  requirement: { label: '需求待联系', roles: ['manager'] },
  exchange: { label: '积分商品待发货', roles: ['manager'] },
  promoter: { label: '推广申请待审核', roles: ['manager'] },
  evaluation: { label: '评价待审核', roles: ['manager', 'content'] },
  dispute: { label: '结算单有异议', roles: ['finance'] },
  transfer: { label: '转账待核对', roles: ['finance'] },
  prestore: { label: '预存待核对', roles: ['finance'] },
  invoice: { label: '开票申请待处理', roles: ['finance'] },
  credit: { label: '信用额度待审核', roles: ['finance'] },
  withdrawal: { label: '提现待打款', roles: ['finance'] },
  approval: { label: '大额操作待复核', roles: ['admin'] },
} as const satisfies Record<string, DeskQueue>;
export type DeskQueueKey = keyof typeof deskQueues;
export const deskQueueKeys = Object.keys(deskQueues) as [DeskQueueKey, ...DeskQueueKey[]];

/** The state of the orders in each queue of orders. */
export const orderQueueState = {
  confirm: 'submitted',
  test: 'received',
  testing: 'testing',
  bill: 'delivered',
  close: 'paid',
} as const satisfies Partial<Record<DeskQueueKey, OrderState>>;
