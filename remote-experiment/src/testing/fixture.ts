import type { Address, Coupon, Device, OrderQuote, Plan, PlanItem, Setting } from '@portal/shared/contract';
import { fakeEtag, siteSetting } from '@portal/shared/testing';

/** Returns an item of the plan; pass only the properties that matter to the test. */
export function planItem(part: Partial<PlanItem> = {}): PlanItem {
  const { unit_fen = 6000, count = 1 } = part;
  return {
    rid: 'item-xrd',
    device_rid: 'xrd',
    name: 'X 射线衍射',
    img: '',
    unit: '样',
    turnaround_days: 3,
    needs_sample: true,
    options: {},
    option_text: ['扫描范围：5–90°'],
    available: true,
    changeable: false,
    ...part,
    unit_fen,
    count,
    total_fen: unit_fen * count,
  };
}

/** Returns a plan with these items by type. */
export function planOf(
  groups: Readonly<Record<number, readonly PlanItem[]>>,
  part: Partial<Plan> = {},
): Plan {
  const names: Readonly<Record<number, string>> = {
    1: '送样检测',
    2: '现场预约',
    3: '数据分析',
    31: '专区服务',
  };
  const list = Object.entries(groups).map(([type, items]) => ({
    type_id: Number(type),
    name: names[Number(type)] ?? '',
    items: [...items],
  }));
  // The server's order: type 31 first.
  list.sort((a, b) => Number(b.type_id === 31) - Number(a.type_id === 31));
  const pieces = list.flatMap((group) => group.items).reduce((sum, item) => sum + item.count, 0);
  return { groups: list, saved: [], cartNum: pieces, latest_type: null, ...part };
}

/** Returns settings with pick-up in two districts; closed are Sundays and the second slot of 24 November 2026. */
export const setting = (part: Partial<Setting['samplingSetting']> = {}): Setting =>
  siteSetting({
    allowRegion: ['110108', '310115'],
    samplingSetting: {
      disabled_date: ['2026-11-25'],
      disabled_date_time: { '2026-11-24': ['10:30-12:30'] },
      disabled_time: [],
      disabled_week: [0],
      invalid_disabled_date: [],
      sampling_time_arr: ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'],
      ...part,
    },
    samplingInfo: [
      { city: '北京市', districts: ['海淀区'] },
      { city: '上海市', districts: ['浦东新区'] },
    ],
    localInfo: {
      express: { name: '收样室', phone: '010-00000000', address: '北京市海淀区示例路 1 号收样室' },
    },
  });

export function address(part: Partial<Address> = {}): Address {
  return {
    address_rid: 'address-1',
    name: '林晓',
    phone: '13800000000',
    province: '北京市',
    city: '北京市',
    area: '海淀区',
    address: '学院路 1 号 2 单元 301',
    address_code: '110108',
    company: '',
    default: 1,
    etag: fakeEtag,
    ...part,
  };
}

/** Returns a usable coupon of ¥50. */
export function coupon(part: Partial<Coupon> = {}): Coupon {
  return {
    rid: 'coupon-1',
    name: '新客立减',
    amount_fen: 5000,
    percent: null,
    cap_fen: null,
    minimum_fen: 0,
    type_id: null,
    child_id: null,
    scope: '',
    state: 'usable',
    expires: '2026-12-31T02:00:00Z',
    used: null,
    order_rid: null,
    ...part,
  };
}

/** Returns the quote of an order without coupon, by an academic member with ¥5000 of credit. */
export function quote(part: Partial<OrderQuote> & Pick<OrderQuote, 'total_fen'>): OrderQuote {
  const { total_fen, discount_fen = 0 } = part;
  return {
    list_fen: total_fen,
    coupon: null,
    discount_fen,
    due_fen: total_fen - discount_fen,
    enterprise: false,
    credit_free_fen: 500_000,
    prepaid_fen: 0,
    points: 0,
    groups: [],
    ...part,
  };
}

/** A service with one option of two choices. */
export const saxs: Device = {
  rid: 'saxs',
  name: '小角散射',
  type_id: 1,
  child_id: 11,
  img: '/saxs.svg',
  sketch: '',
  description: '',
  price_fen: 9000,
  base_fen: 8000,
  unit: '样',
  turnaround_days: 5,
  sample_states: ['粉末'],
  order: 0,
  detail: '',
  sample_requirements: [],
  needs_sample: true,
  instrument: '',
  process: [],
  results: [],
  literature: [],
  questions: [],
  related: [],
  evaluation: { count: 0, average: null },
  gallery: [{ kind: 'result', src: '/saxs.svg' }],
  options: [
    {
      key: 'range',
      label: '范围',
      kind: 'single',
      choices: [
        { key: 'std', label: '常规', price_fen: 1000 },
        { key: 'wide', label: '宽角', price_fen: 2000 },
      ],
    },
  ],
};
