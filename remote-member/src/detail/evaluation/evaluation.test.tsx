import type { EvaluatedOrder, Evaluation } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openOrder } from '../../testing/openOrder';

type Item = EvaluatedOrder['items'][number];

const evaluation = (part: Partial<Evaluation> = {}): Evaluation => ({
  rid: 'evaluation-1',
  code: 'P20261122-000001',
  stars: 4,
  text: '峰形清晰',
  pictures: [],
  state: 'waiting',
  reason: '',
  anonymous: false,
  reply: null,
  created: '2026-11-22T02:00:00Z',
  option_text: [],
  order: { rid: 'order-1', code: 'D20261120-000007' },
  item: { rid: 'item-1', device_rid: 'xrd', name: 'X 射线衍射' },
  ...part,
});

const item = (part: Partial<Item> = {}): Item => ({
  rid: 'item-1',
  device_rid: 'xrd',
  name: 'X 射线衍射',
  option_text: ['扫描范围：5–90°'],
  can: true,
  evaluation: null,
  ...part,
});

function open(items: Item[], points = 20) {
  const opened = openOrder({ state: 'paid', can: [], next: 'evaluate' });
  opened.server.on({ 'auth/evaluate/order': () => ({ items, points }) });
  return opened;
}

const panel = async () => within(await screen.findByRole('region', { name: '评价' }));

async function openDialog(visitor: ReturnType<typeof open>['visitor']) {
  await visitor.click((await panel()).getByRole('button', { name: '评价：X 射线衍射' }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => {
  sessionStorage.clear();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

test('an evaluation with stars, text, pictures and without a name is sent once, and then waits for its release', async () => {
  const { visitor, server } = open([item()]);
  server.on({
    'auth/upload4pic': () => ({ file_rid: 'picture-1', name: '图.png', size: 3, mime: 'image/png' }),
    'auth/evaluate/add': () => evaluation(),
  });
  expect((await panel()).getByText('评价本订单可得 20 积分，与星级无关。')).toBeInTheDocument();
  const dialog = await openDialog(visitor);
  await visitor.click(dialog.getByRole('button', { name: '提交评价' }));
  expect(await dialog.findByText('[评分]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '4 星 满意' }));
  expect(dialog.getByText('满意')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/^评价内容/), '峰形清晰');
  await visitor.upload(dialog.getByLabelText('图片文件'), new File(['png'], '图.png', { type: 'image/png' }));
  expect(await dialog.findByRole('img', { name: '图.png' })).toBeInTheDocument();
  await visitor.click(dialog.getByRole('checkbox', { name: /匿名评价/ }));
  server.on({
    'auth/evaluate/order': () => ({ items: [item({ can: false, evaluation: evaluation() })], points: 0 }),
  });
  await visitor.dblClick(dialog.getByRole('button', { name: '提交评价' }));
  expect(await screen.findByText('评价已提交，审核后展示；获得 20 积分')).toBeInTheDocument();
  expect(server.inputs('auth/evaluate/add')).toEqual([
    { item_rid: 'item-1', stars: 4, text: '峰形清晰', file_rids: ['picture-1'], anonymous: true },
  ]);
  expect(await (await panel()).findByText('待审核')).toBeInTheDocument();
  expect((await panel()).queryByRole('button', { name: /^评价：/ })).not.toBeInTheDocument();
});

test('what was typed is kept over a refusal and a reload', async () => {
  const { visitor, server, unmount } = open([item()]);
  server.on({
    'auth/evaluate/add': () => {
      throw new Refused('internal');
    },
  });
  const dialog = await openDialog(visitor);
  await visitor.click(dialog.getByRole('radio', { name: '2 星 较差' }));
  await visitor.type(dialog.getByLabelText(/^评价内容/), '交付晚了两天');
  await visitor.click(dialog.getByRole('button', { name: '提交评价' }));
  await waitFor(() => expect(server.inputs('auth/evaluate/add')).toHaveLength(1));
  unmount();
  const again = await openDialog(open([item()]).visitor);
  expect(again.getByRole('radio', { name: '2 星 较差' })).toBeChecked();
  expect(again.getByLabelText(/^评价内容/)).toHaveValue('交付晚了两天');
});

test('a service that was evaluated elsewhere meanwhile shows that evaluation', async () => {
  const { visitor, server } = open([item()]);
  server.on({
    'auth/evaluate/add': () => {
      throw new Refused('evaluation_refused');
    },
  });
  const dialog = await openDialog(visitor);
  await visitor.click(dialog.getByRole('radio', { name: '5 星 非常满意' }));
  server.on({
    'auth/evaluate/order': () => ({ items: [item({ can: false, evaluation: evaluation() })], points: 0 }),
  });
  await visitor.click(dialog.getByRole('button', { name: '提交评价' }));
  await waitFor(() => expect(alerts.queue).toMatchObject([{ text: '该项目暂不能评价' }]));
  expect(await screen.findByText('峰形清晰')).toBeInTheDocument();
});

test('each evaluation shows its state: released with the answer and enlarged pictures, hidden with the reason', async () => {
  const released = evaluation({
    state: 'released',
    pictures: ['/a.png', '/b.png'],
    reply: { text: '感谢认可', at: '2026-11-23T02:00:00Z' },
  });
  const hidden = evaluation({ state: 'hidden', reason: '含联系方式', text: '', anonymous: true });
  const { visitor } = open([
    item({ can: false, evaluation: released }),
    item({ rid: 'item-2', name: '扫描电镜', can: false, evaluation: hidden }),
  ]);
  const first = within((await panel()).getByRole('listitem', { name: 'X 射线衍射' }));
  expect(first.getByText('已展示')).toBeInTheDocument();
  expect(first.getByRole('img', { name: '4 星，满分 5 星' })).toBeInTheDocument();
  expect(first.getByText('感谢认可')).toBeInTheDocument();
  const second = within((await panel()).getByRole('listitem', { name: '扫描电镜' }));
  expect(second.getByText('未展示的原因：含联系方式')).toBeInTheDocument();
  expect(second.getByText('匿名')).toBeInTheDocument();
  await visitor.click(first.getByRole('button', { name: '放大第 1 张图片' }));
  const dialog = within(await screen.findByRole('dialog', { name: '图片 1 / 2' }));
  await visitor.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/b.png');
});
