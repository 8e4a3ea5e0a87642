import type { CouponOffer } from '@portal/shared/contract';
import { couponConditions, couponValue, formatLastDay } from '@portal/shared/rules';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export const couponList: ListKind<'all'> = {
  path: '/staff/promotion/coupons',
  filters: [{ key: 'all', label: '全部', states: [] }],
};

/** True while members can get a coupon of an offer. */
export const isRunning = ({ ends, total, issued }: CouponOffer, now: Date): boolean =>
  Date.parse(ends) > now.getTime() && (total === null || issued < total);

export const couponColumns = (now: Date): readonly ListColumn<CouponOffer>[] => [
  { field: 'code', label: '优惠券码', width: 150, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: (offer) => <Mark waits={isRunning(offer, now)}>{isRunning(offer, now) ? '发放中' : '已结束'}</Mark>,
  },
  { field: 'name', label: '名称', width: 130, flex: 1, show: ({ name }) => name },
  { field: 'value', label: '优惠', width: 110, show: couponValue },
  { field: 'conditions', label: '条件', width: 190, flex: 1, show: couponConditions },
  { field: 'scope', label: '适用', width: 110, show: ({ scope }) => scope || '全部服务' },
  {
    field: 'issued',
    label: '已发',
    width: 100,
    align: 'right',
    show: ({ issued, total }) => (total === null ? `${issued}` : `${issued} / ${total}`),
  },
  { field: 'claim', label: '领取', width: 90, show: ({ claimable }) => (claimable ? '凭码领取' : '仅发放') },
  { field: 'ends', label: '截止', width: 110, show: ({ ends }) => formatLastDay(ends) },
];
