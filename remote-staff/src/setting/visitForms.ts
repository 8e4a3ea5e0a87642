import { numberIn } from './flatContent';
import { flatForm } from './flatForm';

export const slotCapacity = flatForm({
  key: 'slotCapacity',
  name: '每时段预约数',
  meaning: '一个取样时段里最多接受几次上门，订单取样和单独预约一起算。已有的预约不变。',
  read: (value) => ({ value }),
  change: (content) => ({ key: 'slotCapacity', value: numberIn(content, 'value') }),
  parts: [{ name: 'value', label: '每时段预约数', kind: 'count', unit: '次', hint: '1 至 100' }],
});

export const sampleKeeping = flatForm({
  key: 'sampleKeeping',
  name: '样品留存',
  meaning: '检测后样品在实验室留存多久，客户每次延长也是这么久，最长到多久。已定的到期日不变。',
  read: ({ months, most_months }) => ({ months, most_months }),
  change: (content) => ({
    key: 'sampleKeeping',
    value: { months: numberIn(content, 'months'), most_months: numberIn(content, 'most_months') },
  }),
  parts: [
    { name: 'months', label: '留存', kind: 'count', unit: '个月', hint: '1 至 120' },
    {
      name: 'most_months',
      label: '最长留存',
      kind: 'count',
      unit: '个月',
      hint: '不小于留存的月数，最多 120',
    },
  ],
});
