import type { DeviceContent } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import type { ShowFieldText } from '../../ui/edit/ShowField';
import { shownValue } from '../../ui/edit/shownValue';

/** Names of the fields of a service. */
export const serviceLabels: Readonly<Record<keyof DeviceContent, string>> = {
  name: '服务名称',
  child_id: '服务分类',
  gallery: '图片',
  sketch: '简介',
  tags: '标签',
  discount_label: '优惠标签',
  base_fen: '价格',
  unit: '计价单位',
  turnaround_days: '检测周期（工作日）',
  options: '检测选项',
  detail: '详情',
  sample_requirements: '样品要求',
  needs_sample: '需要样品',
  disposals: '测试后的样品',
  asks_human: '询问是否人源样品',
  sample_states: '样品状态',
  instrument: '使用仪器',
  aliases: '别名',
  process: '流程',
  results: '典型结果',
  literature: '参考文献',
  questions: '常见问题',
};

/** Returns a service of which nothing is written yet. */
export const emptyService = (): DeviceContent => ({
  name: '',
  child_id: 0,
  gallery: [],
  sketch: '',
  tags: [],
  discount_label: null,
  base_fen: Number.NaN,
  unit: '样',
  turnaround_days: 5,
  options: [],
  detail: '',
  sample_requirements: [],
  needs_sample: true,
  sample_states: [],
  instrument: '',
  aliases: '',
  process: [],
  results: [],
  literature: [],
  questions: [],
});

type Option = DeviceContent['options'][number];

/** A key that people never see: orders refer to choices by it, so it stays when the name changes. */
const newKey = (): string =>
  `k${Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

export const emptyChoice = (): Option['choices'][number] => ({ key: newKey(), label: '', price_fen: 0 });

export const emptyOption = (): Option => ({
  key: newKey(),
  label: '',
  kind: 'single',
  choices: [emptyChoice()],
});

const textOfOption = ({ label, kind, choices }: Option): string =>
  [
    `${label}（${kind === 'single' ? '单选' : '多选'}）`,
    ...choices.map(
      ({ label: name, price_fen }) => `　${name} ${price_fen < 0 ? '' : '+'}${formatFen(price_fen)}`,
    ),
  ].join('\n');

/** Shows the values of a service beside each other, prices as money. */
export function showService(content: DeviceContent, children: ReadonlyMap<number, string>): ShowFieldText {
  return (name, value) => {
    if (name === 'base_fen')
      return typeof value === 'number' && Number.isFinite(value) ? formatFen(value) : '（空）';
    if (name === 'child_id') return children.get(Number(value)) ?? shownValue(value);
    if (name === 'options') {
      const options = value === content.options ? content.options : asOptions(value);
      return options.length === 0 ? '（空）' : options.map(textOfOption).join('\n');
    }
    if (name === 'results' && Array.isArray(value)) return `${value.length} 个`;
    return shownValue(value);
  };
}

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'choices' in value && Array.isArray(value.choices);

const asOptions = (value: unknown): readonly Option[] => (Array.isArray(value) ? value.filter(isOption) : []);
