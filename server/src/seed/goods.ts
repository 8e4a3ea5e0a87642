import type { GoodsRow } from '../modules/integration/integration.repo';

const goods = { img: '', coupon_code: null, offered: true } as const;

/** Goods for points of a new portal. */
export const goodsSeeds: readonly Omit<GoodsRow, 'rid' | 'position'>[] = [
  {
    ...goods,
    code: 'notebook',
    name: '实验记录本',
    sketch: 'A5，192 页，页码与日期栏',
    points: 300,
    stock: 200,
  },
  {
    ...goods,
    code: 'tubes',
    name: '样品管套装',
    sketch: '5 mL 螺口样品管 50 支，附标签',
    points: 500,
    stock: 100,
  },
  {
    ...goods,
    code: 'timer',
    name: '双通道实验计时器',
    sketch: '两路倒计时，磁吸背面',
    points: 900,
    stock: 50,
  },
  { ...goods, code: 'mug', name: '保温杯', sketch: '350 mL，不锈钢内胆', points: 1500, stock: 30 },
];
