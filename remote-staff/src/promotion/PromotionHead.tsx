import type { ReactNode } from 'react';
import { DeskHead, type DeskTab } from '../ui/DeskHead';

const promotionPath = '/staff/promotion';

const lists: readonly DeskTab[] = [
  { path: `${promotionPath}/promoters`, label: '推广员', queues: ['promoter'] },
  { path: `${promotionPath}/exchanges`, label: '积分兑换', queues: ['exchange'] },
  { path: `${promotionPath}/goods`, label: '积分商品' },
  { path: `${promotionPath}/coupons`, label: '优惠券' },
];

/** The heading of what wins customers, with the acts of the open list, and the switch between its lists. */
export const PromotionHead = ({ acts }: { readonly acts?: ReactNode }) => (
  <DeskHead title="推广" tabs={lists} acts={acts} />
);
