import type { Data } from '@portal/shared/contract';
import { formatPoints } from '@portal/shared/rules';
import type { ListColumn } from '../../ui/list/column';
import type { ListKind } from '../../ui/list/listQuery';
import { Mark } from '../../ui/Mark';

export type GoodsRow = Data<'staff/integration/goods'>[number];

export const goodsList: ListKind<'offered'> = {
  path: '/staff/promotion/goods',
  filters: [
    { key: 'all', label: '全部', states: [] },
    { key: 'offered', label: '已上架', states: ['offered'] },
  ],
};

export const goodsColumns: readonly ListColumn<GoodsRow>[] = [
  { field: 'code', label: '商品编号', width: 150, card: 'title', show: ({ code }) => code },
  {
    field: 'state',
    label: '状态',
    width: 90,
    card: 'aside',
    show: ({ offered }) => <Mark waits={offered}>{offered ? '已上架' : '未上架'}</Mark>,
  },
  { field: 'name', label: '名称', width: 160, flex: 1, show: ({ name }) => name },
  { field: 'points', label: '积分', width: 90, align: 'right', show: ({ points }) => formatPoints(points) },
  {
    field: 'stock',
    label: '库存',
    width: 80,
    align: 'right',
    show: ({ stock }) => (stock === null ? '不限' : String(stock)),
  },
  { field: 'coupon', label: '优惠券', width: 150, show: ({ coupon_code }) => coupon_code ?? '' },
  { field: 'sketch', label: '说明', width: 200, flex: 2, show: ({ sketch }) => sketch },
  { field: 'position', label: '排序', width: 70, align: 'right', show: ({ position }) => position },
];
