import type { Order, OrderFile } from '@portal/shared/contract';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { order, orderFile, setting } from '../testing/fixture';

// Whole journeys, on a machine that may be busy.
function open(first: Partial<Order> = {}, files: OrderFile[] = [orderFile()], organization: 0 | 2 = 0) {
  return renderRoute({
    routes,
    at: '/member/order/order-1',
    user: member({ userInfo: { organization } }),
    server: {
      'auth/web/order/detail': () => order(first),
      'auth/web/orderFile/list4rid': () => files,
      'open/setting': setting,
    },
  });
}

const steps = async () => {
  const list = within(await screen.findByRole('region', { name: '订单进度' })).getByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('an order shows its items, amounts, sample and progress', async () => {
  const { server } = open();
  expect(await screen.findByRole('heading', { name: '订单 D20261120-000007' })).toBeInTheDocument();
  const items = within(screen.getByRole('region', { name: '检测项目' }));
  expect(items.getByText('扫描范围：5–90°')).toBeInTheDocument();
  expect(items.getAllByText('¥120.00')).toHaveLength(2);
  const sample = within(screen.getByRole('region', { name: '样品与送样' }));
  expect(sample.getByText('新邮寄样品')).toBeInTheDocument();
  expect(sample.getByText('需冷藏')).toBeInTheDocument();
  expect(server.unexpected).toEqual([]);
});

test('the samples are listed one by one with hazards, then the return address and the materials', async () => {
  const samples = Array.from({ length: 12 }, (_, index) => ({
    rid: `sample-${index}`,
    number: `S${index + 1}`,
    name: `石墨 ${index + 1}`,
    form: 'powder' as const,
    hazards: index === 0 ? ['toxic' as const, 'magnetic' as const] : [],
    stored_from: '',
  }));
  const { visitor } = open({
    samples,
    sampling: { code: 'Q20261118-000001', date: '2026-11-20', time: '08:30-10:30' },
    return_address: { name: '张三', phone: '13900000000', place: '江苏省苏州市虎丘区科技路8号' },
    materials: ['contract', 'other'],
    materials_other: '验收单',
  });
  const panel = within(await screen.findByRole('region', { name: '样品与送样' }));
  const rows = () => within(panel.getByRole('list', { name: '样品' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(10);
  expect(rows()[0]).toHaveTextContent('S1石墨 1（粉末）有毒、有磁性');
  await visitor.click(panel.getByRole('button', { name: '显示全部 12 个样品' }));
  expect(rows()).toHaveLength(12);
  expect(panel.getByText('张三 13900000000 江苏省苏州市虎丘区科技路8号')).toBeInTheDocument();
  expect(panel.getByText('2026-11-20 08:30-10:30（Q20261118-000001）')).toBeInTheDocument();
  expect(panel.getByText('合同、验收单')).toBeInTheDocument();
});

test('an enterprise order has the signing step, whatever organisation its member has today', async () => {
  const academic = open({ enterprise: false }, [], 2);
  expect(await steps()).not.toContain('协议已签');
  academic.unmount();
  open({ enterprise: true }, [], 0);
  expect(await steps()).toContain('协议已签');
});

test('an unexpected signature is inserted into the progress', async () => {
  const entry = { by: 'staff', at: '2026-11-20T04:00:00Z', note: '' } as const;
  open({
    state: 'agreed',
    timeline: [
      ...order().timeline,
      { ...entry, state: 'confirmed', act: 'confirm' },
      { ...entry, state: 'agreed', act: 'agree', by: 'member' },
    ],
  });
  expect((await steps()).slice(0, 3)).toEqual(['待确认', '方案已锁定', '协议已签']);
});

test('the progress of a cancelled order ends at the cancellation', async () => {
  open({
    state: 'cancelled',
    can: [],
    timeline: [
      ...order().timeline,
      { state: 'cancelled', act: 'cancel', by: 'member', at: '2026-11-20T05:00:00Z', note: '选错了项目' },
    ],
  });
  expect(await steps()).toEqual(['待确认', '已取消']);
  expect(screen.getByText('选错了项目')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument();
});

test('the history shows who did what, when and why, newest first', async () => {
  open({
    state: 'confirmed',
    timeline: [
      ...order().timeline,
      { state: 'confirmed', act: 'confirm', by: 'staff', at: '2026-11-20T03:15:00Z', note: '加测一组平行样' },
    ],
  });
  const history = within(await screen.findByRole('region', { name: '订单记录' }));
  const [newest, oldest] = history.getAllByRole('listitem');
  expect(newest).toHaveTextContent('方案已锁定2026-11-20 11:15 · 实验室锁定方案加测一组平行样');
  expect(oldest).toHaveTextContent('待确认2026-11-20 10:00 · 您提交订单');
});

test('promises show when they are due and whether they are late', async () => {
  open({
    state: 'received',
    promises: [
      { kind: 'call', due: '2026-11-20T06:00:00Z', kept: null, late: true },
      { kind: 'deliver', due: '2026-11-21T06:00:00Z', kept: '2026-11-21T05:30:00Z', late: false },
    ],
  });
  const promises = within(await screen.findByRole('region', { name: '服务承诺' })).getAllByRole('listitem');
  expect(promises[0]).toHaveTextContent(/最晚 2026-11-20 14:00已超时/);
  expect(promises[1]).toHaveTextContent(/完成于 2026-11-21 13:30已完成/);
});

test('while the lab waits for the sample, the page shows where to send it', async () => {
  open({ state: 'awaiting_sample' });
  const next = await screen.findByRole('note', { name: '下一步' });
  expect(await within(next).findByText(/收样室.*订单号 D20261120-000007/)).toBeInTheDocument();
});

test('a change by the lab appears without a reload and is announced to screen readers', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const { server } = open();
    expect(await screen.findByRole('heading', { name: /订单 D/ })).toBeInTheDocument();
    server.on({ 'auth/web/order/detail': () => order({ state: 'testing' }) });
    await act(() => jest.advanceTimersByTimeAsync(15_100));
    expect(screen.getByText('订单状态已更新：检测中')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('cancelling asks for a reason, keeps it after a failure, and shows the cancelled order', async () => {
  const { visitor, server } = open();
  server.on({
    'auth/order/cancel': () => {
      throw new Refused('unavailable');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '取消订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(dialog.getByText('[取消原因]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '其他' }));
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(dialog.getByText('[其他原因]不能为空')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/其他原因/), '暂不检测');
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  await waitFor(() => expect(server.inputs('auth/order/cancel')).toHaveLength(1));
  expect(dialog.getByLabelText(/其他原因/)).toHaveValue('暂不检测');

  server.on({
    'auth/order/cancel': () => null,
    'auth/web/order/detail': () => order({ state: 'cancelled', can: [], next: 'reorder' }),
  });
  await waitFor(() => expect(dialog.getByRole('button', { name: '取消订单' })).toBeEnabled());
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('订单状态已更新：已取消')).toBeInTheDocument();
  expect(server.inputs('auth/order/cancel').at(-1)).toEqual({ rid: 'order-1', reason: '暂不检测' });
  expect(await screen.findByRole('button', { name: '再来一单' })).toBeInTheDocument();
});

const dataFile = (part: Partial<OrderFile> = {}) =>
  orderFile({ rid: 'file-2', kind: 'data', name: '衍射.csv', size: 2048, ...part });

describe('delivered data', () => {
  const delivered: Partial<Order> = { state: 'delivered', can: ['ask'], next: 'download' };
  const points: [number, number][] = [
    [10, 1],
    [20, 9],
    [30, 2],
  ];

  /** Collects the links that are followed, which jsdom can't. */
  function followed(): string[] {
    const links: string[] = [];
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      links.push(`${event.target.getAttribute('href')} as ${event.target.download}`);
    };
    document.addEventListener('click', follow);
    return links;
  }

  test('is good news with all files at once, each with its size, and the curve of the first', async () => {
    const files = [
      orderFile(),
      dataFile(),
      dataFile({ rid: 'file-3', name: '说明.pdf', size: 3 * 1024 * 1024 }),
    ];
    const { visitor, server } = open(delivered, files);
    server.on({
      'auth/web/orderFile/curve': () => ({
        chart: {
          title: '衍射.csv',
          kind: 'line',
          x_label: '角度',
          y_label: '强度',
          series: [{ name: '强度', points }],
        },
        complete: true,
      }),
      'auth/web/orderFile/zip': () => ({ url: '/api/open/zip/order-1?sig=abc' }),
    });
    const panel = within(await screen.findByRole('region', { name: '数据已交付' }));
    expect(panel.getByText('共 2 个文件，3.0 MB，请下载并核对')).toBeInTheDocument();
    expect(await panel.findByRole('img', { name: /衍射\.csv.*最高 9（角度 20）/ })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: '下载说明.pdf' })).toBeInTheDocument();
    const papers = within(screen.getByRole('region', { name: '订单文件' }));
    expect(papers.queryByText('衍射.csv')).not.toBeInTheDocument();
    expect(papers.queryByRole('button', { name: '上传签署协议' })).not.toBeInTheDocument();
    const links = followed();
    await visitor.click(panel.getByRole('button', { name: '下载全部数据' }));
    await waitFor(() =>
      expect(links).toEqual(['/api/open/zip/order-1?sig=abc as 检测数据-D20261120-000007.zip']),
    );
    expect(server.unexpected).toEqual([]);
  });

  test('a file that is no table has no curve, and says so when it is asked for one', async () => {
    const files = [dataFile({ name: '图.tif' }), dataFile({ rid: 'file-3', name: '备注.txt' })];
    const { visitor, server } = open(delivered, files);
    server.on({ 'auth/web/orderFile/curve': () => ({ chart: null, complete: true }) });
    await visitor.click(await screen.findByRole('button', { name: '查看曲线' }));
    expect(await screen.findByText(/该文件不是两列数值/)).toBeInTheDocument();
    expect(server.inputs('auth/web/orderFile/curve')).toEqual([{ rid: 'file-3' }]);
  });

  test('a question goes to the account manager; none is offered where the server takes none', async () => {
    const { visitor, server, unmount } = open(delivered, [dataFile({ name: '图.tif' })]);
    server.on({ 'auth/order/reportOrderFeedback': () => null });
    await visitor.click(await screen.findByRole('button', { name: '对数据有疑问' }));
    const dialog = within(await screen.findByRole('dialog'));
    await visitor.click(dialog.getByRole('button', { name: '提交' }));
    expect(dialog.getByText('[疑问]不能为空')).toBeInTheDocument();
    await visitor.type(dialog.getByLabelText(/疑问/), '峰位不一致');
    await visitor.click(dialog.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.inputs('auth/order/reportOrderFeedback')).toEqual([
      { rid: 'order-1', question: '峰位不一致' },
    ]);
    unmount();
    open({ ...delivered, state: 'closed', can: [] }, [dataFile({ name: '图.tif' })]);
    expect(await screen.findByRole('button', { name: '下载全部数据' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '对数据有疑问' })).not.toBeInTheDocument();
  });

  test("WeChat's browser, which saves no files, shows how to open the page elsewhere", async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
    const { visitor, server } = open(delivered, [dataFile({ name: '图.tif' })]);
    await visitor.click(await screen.findByRole('button', { name: '下载全部数据' }));
    const dialog = within(await screen.findByRole('dialog', { name: '在浏览器打开' }));
    expect(dialog.getByText('http://localhost/member/order/order-1')).toBeInTheDocument();
    expect(server.inputs('auth/web/orderFile/zip')).toEqual([]);
    agent.mockRestore();
  });
});

test('the account manager stands on the order; without one, the hotline', async () => {
  const manager = { name: '周老师', phone: '137 0000 1234', hours: '周一至周六', wechat: 'zhou-lab' };
  const { unmount } = open({ manager });
  const card = within(await screen.findByRole('region', { name: '客户经理' }));
  expect(card.getByRole('link', { name: '137 0000 1234' })).toHaveAttribute('href', 'tel:13700001234');
  expect(card.getByText('周一至周六')).toBeInTheDocument();
  expect(card.getByText(/zhou-lab/)).toBeInTheDocument();
  unmount();
  open({ manager: null });
  expect(await screen.findByText(/暂未指定客户经理/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '400-000-0000' })).toBeInTheDocument();
});

test('an express number that was entered is shown and can be changed until the sample is there', async () => {
  const parcel = { company: '顺丰速运', number: 'SF1234567890' };
  const { visitor, server } = open({ state: 'awaiting_sample', can: ['send', 'cancel'], parcel });
  server.on({ 'auth/order/send': () => null });
  await visitor.click(await screen.findByRole('button', { name: '修改' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: '顺丰速运' })).toBeChecked();
  const field = dialog.getByLabelText(/寄样单号/);
  expect(field).toHaveValue('SF1234567890');
  await visitor.type(field, '1');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/order/send')).toEqual([
      { rid: 'order-1', company: '顺丰速运', number: 'SF12345678901' },
    ]),
  );
});

test('signing says how: download, sign, upload', async () => {
  const { visitor, server } = open({ state: 'confirmed', next: 'sign' });
  server.on({
    'auth/upload4file': () => ({ file_rid: 'upload-1', name: 'a.pdf', size: 3, mime: 'application/pdf' }),
    'auth/order/updateProtocolFile': () => null,
  });
  await visitor.click(await screen.findByRole('button', { name: '上传协议' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传协议' }));
  expect(await dialog.findByRole('button', { name: '下载检测技术服务协议.pdf' })).toBeInTheDocument();
  const copy = new File(['pdf'], 'a.pdf', { type: 'application/pdf' });
  await visitor.upload(dialog.getByLabelText('签署协议文件'), copy);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.inputs('auth/order/updateProtocolFile')).toHaveLength(1);
});

test("a file's download link is requested on click", async () => {
  const { visitor, server } = open();
  server.on({ 'auth/web/orderFile/link': ({ rid }) => ({ url: `/api/open/file/${rid}?sig=abc` }) });
  const followed: string[] = [];
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    followed.push(`${event.target.getAttribute('href')} as ${event.target.download}`);
  };
  document.addEventListener('click', follow);
  await visitor.click(await screen.findByRole('button', { name: '下载检测技术服务协议.pdf' }));
  await waitFor(() => expect(followed).toEqual(['/api/open/file/file-1?sig=abc as 检测技术服务协议.pdf']));
  document.removeEventListener('click', follow);
  expect(screen.getByText(/协议 · 47.1 KB · 2026-11-20 10:00/)).toBeInTheDocument();
});

test('the signed agreement is uploaded and submitted', async () => {
  const { visitor, server } = open({ state: 'confirmed' });
  const signed = orderFile({ rid: 'file-2', kind: 'signed', name: 'signed.pdf' });
  server.on({
    'auth/upload4file': () => ({
      file_rid: 'upload-1',
      name: 'signed.pdf',
      size: 3,
      mime: 'application/pdf',
    }),
    'auth/order/updateProtocolFile': () => {
      server.on({ 'auth/web/orderFile/list4rid': () => [orderFile(), signed] });
      return null;
    },
  });
  const file = new File(['pdf'], 'signed.pdf', { type: 'application/pdf' });
  await screen.findByRole('button', { name: '上传签署协议' });
  await visitor.upload(screen.getByLabelText('签署协议文件'), file);
  expect(await screen.findByText(/已签协议 ·/)).toBeInTheDocument();
  expect(server.inputs('auth/order/updateProtocolFile')).toEqual([{ rid: 'order-1', file_rid: 'upload-1' }]);
});

test('a file that is refused or too large is explained', async () => {
  const { visitor, server } = open({ state: 'confirmed' });
  server.on({
    'auth/upload4file': () => {
      throw new Refused('file_type_refused');
    },
  });
  const input = async () => {
    await screen.findByRole('button', { name: '上传签署协议' });
    return screen.getByLabelText('签署协议文件');
  };
  const large = new File(['pdf'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await visitor.upload(await input(), large);
  expect(await screen.findByText('文件不能超过 20 MB')).toBeInTheDocument();
  await visitor.upload(await input(), new File(['x'], 'fake.pdf', { type: 'application/pdf' }));
  const { alerts } = await import('@portal/shared/portal');
  await waitFor(() => expect(alerts.queue.at(-1)?.text).toMatch(/^不支持该文件类型/));
  expect(server.inputs('auth/order/updateProtocolFile')).toEqual([]);
});

test('a file can be downloaded only if the server allows it', async () => {
  const files = [orderFile(), orderFile({ rid: 'file-2', name: '记录.csv', kind: 'record', can: [] })];
  open({ state: 'testing' }, files);
  expect(await screen.findByText('记录.csv')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^下载/ })).toHaveLength(1);
});

test('an unknown order, or one of another member, is not found', async () => {
  const { server } = renderRoute({ routes, at: '/member/order/nobody', user: member() });
  server.on({
    'auth/web/order/detail': () => {
      throw new Refused('not_found');
    },
  });
  expect(await screen.findByText('订单不存在，或不属于当前账号')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '我的订单' }).at(-1)).toHaveAttribute('href', '/member/order');
});
