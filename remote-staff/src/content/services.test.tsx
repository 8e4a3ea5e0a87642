import type { Data, DeviceContent } from '@portal/shared/contract';
import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ServicePage } from './service/ServicePage';

type Detail = Data<'staff/device/detail'>;

const content: DeviceContent = {
  name: 'X 射线衍射',
  child_id: 101,
  gallery: ['/upload/img/xrd.svg'],
  sketch: '物相鉴定',
  tags: ['物相'],
  discount_label: null,
  base_fen: 6000,
  unit: '样',
  turnaround_days: 5,
  options: [
    {
      key: 'range',
      label: '扫描范围',
      kind: 'single',
      choices: [
        { key: 'narrow', label: '5–90°', price_fen: 0 },
        { key: 'wide', label: '5–140°', price_fen: 3000, days: 7 },
      ],
    },
  ],
  detail: '<h3>项目简介</h3><p>鉴定物相。</p>',
  sample_requirements: ['粉末 50 mg'],
  needs_sample: true,
  sample_states: ['粉末'],
  instrument: '衍射仪',
  aliases: 'XRD',
  process: [],
  results: [],
  literature: [],
  questions: [],
};

const etag = (number: number) => `${number}`.padEnd(16, 'a');
const detail: Detail = {
  rid: 'xrd',
  published: content,
  draft: null,
  etag: etag(1),
  saved: null,
  versions: [],
};

function open(server: Handlers) {
  const routes: readonly AreaRoute[] = [
    { path: 'staff/content/services/:rid', title: '服务', page: async () => ServicePage },
  ];
  return renderRoute({
    routes,
    at: '/staff/content/services/xrd',
    server: {
      'open/web/type/group': () => [
        { id: 1, name: '送样检测', img: '', typeChildArr: [{ id: 101, name: '物相结构' }] },
      ],
      'staff/device/detail': () => detail,
      ...server,
    },
  });
}

beforeEach(() => localStorage.clear());

test('a price pasted in full width is read, shown beside what visitors see, and saved with all that was not touched', async () => {
  const { visitor, server } = open({
    'staff/device/save': ({ content: draft }) => ({ rid: 'xrd', draft, etag: etag(2) }),
  });
  const price = await screen.findByLabelText(/^价格（元）/);
  await visitor.clear(price);
  await visitor.type(price, '￥１，２００');
  const added = screen.getByLabelText('扫描范围 选择 2 加价');
  await visitor.clear(added);
  await visitor.type(added, '－１５');
  const changes = within(screen.getByRole('region', { name: '与访客看到的不同' }));
  expect(changes.getByRole('listitem', { name: '价格' })).toHaveTextContent('¥60.00');
  expect(changes.getByRole('listitem', { name: '价格' })).toHaveTextContent('¥1,200.00');
  expect(changes.getByRole('listitem', { name: '检测选项' })).toHaveTextContent('5–140° -¥15.00');
  await visitor.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(server.inputs('staff/device/save')).toHaveLength(1));
  const [option] = content.options;
  const choices = option?.choices.map((one) => (one.key === 'wide' ? { ...one, price_fen: -1500 } : one));
  expect(server.inputs('staff/device/save')).toEqual([
    {
      rid: 'xrd',
      etag: etag(1),
      content: { ...content, base_fen: 120_000, options: [{ ...option, choices }] },
    },
  ]);
});

test('what is no price and two choices of one name are said at their fields, and nothing is lost', async () => {
  const { visitor } = open({
    'staff/device/save': () => {
      throw new Refused('invalid_input', { 'content.options.0.choices.2.label': '[选择]“5–90°”重复' });
    },
  });
  const price = await screen.findByLabelText(/^价格（元）/);
  await visitor.clear(price);
  await visitor.type(price, '60,5');
  expect(screen.getByText(/不明确/)).toBeInTheDocument();
  await visitor.clear(price);
  await visitor.type(price, '60');
  await visitor.click(screen.getByRole('button', { name: '添加选择' }));
  await visitor.type(screen.getByLabelText('扫描范围 选择 3 名称'), '5–90°');
  await visitor.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText('[选择]“5–90°”重复', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByLabelText('扫描范围 选择 3 名称')).toHaveValue('5–90°');
});
