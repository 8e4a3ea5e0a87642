import type { KeptView, Order, SavedView } from '@portal/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { order, orderFile } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

const delivered: Partial<Order> = { state: 'delivered', can: [], next: 'download' };

const raman = (title: string, top: number) =>
  `##TITLE=${title}\n##JCAMP-DX=4.24\n##DATA TYPE=RAMAN SPECTRUM\n##XUNITS=1/CM\n##ORIGIN=示例仪器\n##NPOINTS=4\n##XYPOINTS=(XY..XY)\n100 1\n200 ${top}\n300 2\n##END=\n`;

interface Opened {
  /** Size in bytes that the order's page knows; default: that of the content. */
  readonly size?: number;
  /** How often fetching the content fails before it succeeds. */
  readonly failures?: number;
  /** Contents of other files, by their keys. */
  readonly others?: Readonly<Record<string, string>>;
  /** What the member may do with the order. */
  readonly can?: Order['can'];
  /** What is kept with the file. */
  readonly kept?: SavedView;
}

/** Opens the viewer of one file of an order; the file has this content. */
async function view(
  name: string,
  content: string,
  { size, failures = 0, others = {}, can = [], kept = { kept: null } }: Opened = {},
) {
  const bytes = new TextEncoder().encode(content);
  const { visitor, server } = openOrder({ ...delivered, can }, [
    orderFile({ rid: 'file-9', kind: 'data', name, size: size ?? bytes.length }),
  ]);
  server.on({
    'auth/web/orderFile/curve': () => ({ chart: null, complete: true }),
    'auth/web/orderFile/link': () => ({ url: '/api/open/file/file-9?sig=1' }),
    'auth/dataView/detail': () => kept,
    'auth/dataView/save': ({ kept: next }) =>
      next ? { kept: next, etag: 'etag-of-the-next' } : { kept: null },
  });
  const answered = window.fetch;
  let left = failures;
  const answer = (url: string) =>
    left-- > 0
      ? new Response('', { status: 502 })
      : new Response(others[/file\/([\w-]+)/.exec(url)?.[1] ?? ''] ?? bytes);
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async (url, init) =>
      `${url}`.startsWith('/api/open/file/') ? answer(`${url}`) : answered(url, init),
    );
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await visitor.click(await screen.findByRole('button', { name: `查看${name}` }));
  return { visitor, server, dialog: within(await screen.findByRole('dialog', { name })) };
}

afterEach(() => jest.restoreAllMocks());

test('a question names the marked place, or what is shown, below what is typed already', async () => {
  const { visitor, server, dialog } = await view('一组.jdx', raman('甲', 9), { can: ['ask'] });
  server.on({ 'auth/order/reportOrderFeedback': () => null });
  const plot = await dialog.findByRole('group', { name: /回车键标记中间的位置/ });
  plot.focus();
  await visitor.keyboard('+');
  await visitor.click(dialog.getByRole('button', { name: '就所示范围提问' }));
  const asking = within(await screen.findByRole('dialog', { name: '对数据有疑问' }));
  const question = asking.getByLabelText(/疑问/);
  expect(question).toHaveValue('文件 一组.jdx，拉曼位移（cm⁻¹）130 至 270：\n');
  await visitor.type(question, '基线太高');
  await visitor.click(asking.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByText('对数据有疑问', { selector: 'h2' })).not.toBeInTheDocument());
  plot.focus();
  await visitor.keyboard('{Enter}');
  expect(dialog.getByText('已标记 拉曼位移（cm⁻¹）200')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '就此处提问' }));
  const both =
    '文件 一组.jdx，拉曼位移（cm⁻¹）130 至 270：\n基线太高\n文件 一组.jdx，拉曼位移（cm⁻¹）200 处：\n';
  await waitFor(() => expect(screen.getByLabelText(/^疑问/)).toHaveValue(both));
  await visitor.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(server.inputs('auth/order/reportOrderFeedback')).toMatchObject([{ question: both.trim() }]),
  );
});

test('nothing is offered to be asked where the order takes no questions', async () => {
  const { dialog } = await view('一组.jdx', raman('甲', 9));
  await dialog.findByRole('group', { name: /方向键移动/ });
  expect(dialog.queryByRole('button', { name: /提问/ })).not.toBeInTheDocument();
});

test('curves are drawn with their axes and their contradictions; hiding one, zooming and values work by keyboard', async () => {
  const { visitor, dialog } = await view('两组.jdx', `${raman('甲', 9)}${raman('乙', 5)}`);
  const plot = await dialog.findByRole('img', { name: /拉曼：甲、乙。横轴拉曼位移（cm⁻¹），从 100 到 300/ });
  expect(dialog.getByText('甲：文件头写明 4 个点，实际为 3 个')).toBeInTheDocument();
  expect(dialog.getByText('示例仪器')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('checkbox', { name: /^乙/ }));
  expect(plot).toHaveAccessibleName(/拉曼：甲。/);
  dialog.getByRole('group', { name: /方向键移动/ }).focus();
  await visitor.keyboard('+');
  expect(plot).toHaveAccessibleName(/从 130 到 270/);
  await visitor.keyboard('{ArrowLeft}');
  expect(plot).toHaveAccessibleName(/从 116 到 256/);
  await visitor.keyboard('0');
  expect(plot).toHaveAccessibleName(/从 100 到 300/);
  await visitor.click(dialog.getByText('查看数值'));
  const rows = within(await dialog.findByRole('region', { name: '甲的数值' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['拉曼位移（cm⁻¹）纵坐标', '1001', '2009', '3002']);
});

test('a file that can not be read says why, and what to do', async () => {
  const { dialog } = await view('坏.jdx', '##TITLE=x\n##JCAMP-DX=4.24\n##END=');
  expect(await dialog.findByText(/JCAMP-DX：文件只有文件头.*重新导出/)).toBeInTheDocument();
});

test('a file beyond what a browser holds is not fetched', async () => {
  const { dialog } = await view('大.jdx', '', { size: 300 * 1024 * 1024 });
  expect(await dialog.findByText(/文件超过 256 MB/)).toBeInTheDocument();
});

test('a fetch that fails is said, and tried again by its button', async () => {
  const { visitor, dialog } = await view('谱.jdx', raman('甲', 9), { failures: 1 });
  await visitor.click(await dialog.findByRole('button', { name: '重试' }));
  expect(await dialog.findByRole('img', { name: /拉曼/ })).toBeInTheDocument();
});

/** A diffraction pattern as text: peaks at 20° and 40°, 0.5° wide. */
const pattern = [
  '2θ（°）,强度',
  ...Array.from({ length: 501 }, (_, index) => {
    const x = 10 + index * 0.1;
    const peak = (at: number, height: number) => height * Math.exp(-4 * Math.LN2 * ((x - at) / 0.5) ** 2);
    return `${x.toFixed(1)},${(10 + peak(20, 500) + peak(40, 1000)).toFixed(4)}`;
  }),
].join('\n');

test('acts show their formula and what they find; a setting out of range is said; without acts the file is as before', async () => {
  const { visitor, dialog } = await view('衍射.csv', pattern);
  const acts = within(await dialog.findByRole('region', { name: '数据处理' }));
  await visitor.click(acts.getByRole('checkbox', { name: '标峰' }));
  const rows = () => within(dialog.getByRole('region', { name: '峰表' })).getAllByRole('row');
  expect(await dialog.findByText('峰表，共 2 个')).toBeInTheDocument();
  expect(rows()[1]).toHaveTextContent(/^205000\.5/);
  await visitor.click(acts.getByRole('checkbox', { name: '晶粒尺寸' }));
  expect(
    acts.getByText(/D = Kλ \/ \(β cosθ\)，K = 0\.9，λ = 1\.5406 Å，仪器展宽 b = 0°/),
  ).toBeInTheDocument();
  expect(await dialog.findByRole('columnheader', { name: '晶粒尺寸（nm）' })).toBeInTheDocument();
  expect(rows()[2]).toHaveTextContent(/16\.8$/);
  const least = acts.getByRole('textbox', { name: /^最小峰高/ });
  await visitor.clear(least);
  await visitor.type(least, '60');
  expect(await dialog.findByText('峰表，共 1 个')).toBeInTheDocument();
  await visitor.clear(least);
  expect(least).toBeInvalid();
  expect(acts.getByRole('alert')).toHaveTextContent('0.1 至 100');
  await visitor.click(acts.getByRole('checkbox', { name: '积分' }));
  expect(await dialog.findByText(/^面积 .*（10 至 60 °）/)).toBeInTheDocument();
  for (const name of ['标峰', '晶粒尺寸', '积分']) await visitor.click(acts.getByRole('checkbox', { name }));
  expect(dialog.queryByRole('region', { name: '峰表' })).not.toBeInTheDocument();
});

test('a file of another order lies over the opened one; one of another unit is refused', async () => {
  const { visitor, dialog, server } = await view('谱.jdx', raman('甲', 9), {
    others: { 'file-20': raman('乙', 5), 'file-21': pattern },
  });
  const others = [
    orderFile({ rid: 'file-20', kind: 'data', name: '对照.jdx' }),
    orderFile({ rid: 'file-21', kind: 'data', name: '衍射.csv' }),
  ];
  server.on({
    'auth/web/order/list4person': () => ({
      list: [order({ rid: 'order-2', code: 'D20260102-000099' })],
      total: 1,
      counts: {},
    }),
    'auth/web/orderFile/list4rid': () => others,
    'auth/web/orderFile/link': ({ rid }) => ({ url: `/api/open/file/${rid}?sig=1` }),
  });
  await visitor.click(await dialog.findByRole('button', { name: '叠加其他文件' }));
  await visitor.click(await dialog.findByText(/D20260102-000099/));
  await visitor.click(await dialog.findByRole('button', { name: '叠加衍射.csv' }));
  expect(await dialog.findByText('衍射.csv：该文件是XRD，当前是拉曼，不能叠加')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '叠加对照.jdx' }));
  expect(await dialog.findByRole('img', { name: /拉曼：.+、对照。/ })).toBeInTheDocument();
  await visitor.click(dialog.getByRole('checkbox', { name: '归一化' }));
  await visitor.click(dialog.getByRole('button', { name: '移除对照.jdx' }));
  expect(dialog.queryByRole('img', { name: /对照/ })).not.toBeInTheDocument();
});

/** A zoomed curve with an annotation, as the server has it: its fields come in another order. */
const zoomed: KeptView = {
  notes: [{ text: '硅', to: 200, from: 200, axis: '拉曼位移（cm⁻¹）' }],
  offset: 0,
  normalised: false,
  range: { to: 250, from: 150 },
  shown: [0],
  acts: {
    original: false,
    crystallinity: null,
    scherrer: null,
    integral: null,
    peaks: null,
    baseline: null,
    smooth: null,
  },
  of: { axis: '拉曼位移（cm⁻¹）', curves: 1 },
};

test('an annotation is placed by keyboard, moved and deleted, and is kept with the file', async () => {
  const { visitor, server, dialog } = await view('一组.jdx', raman('甲', 9));
  (await dialog.findByRole('group', { name: /回车键标记/ })).focus();
  await visitor.keyboard('{Enter}');
  await visitor.type(dialog.getByLabelText('标注文字'), '硅');
  await visitor.click(dialog.getByRole('button', { name: '标注在 拉曼位移（cm⁻¹）200' }));
  const place = dialog.getByLabelText('位置');
  expect(place).toHaveValue('200');
  await visitor.clear(place);
  await visitor.type(place, '250');
  const saved = () => server.inputs('auth/dataView/save').at(-1);
  await waitFor(
    () =>
      expect(saved()).toMatchObject({ rid: 'file-9', kept: { notes: [{ from: 250, to: 250, text: '硅' }] } }),
    { timeout: 4000 },
  );
  await waitFor(() => expect(dialog.getByText('设置与标注已保存到此文件')).toBeInTheDocument());
  await visitor.click(dialog.getByRole('button', { name: '删除标注硅' }));
  await waitFor(() => expect(saved()).toMatchObject({ kept: null, etag: 'etag-of-the-next' }), {
    timeout: 4000,
  });
});

test('what is kept is shown again without being saved anew; 恢复原样 shows the plain curve and can be taken back', async () => {
  const kept = { kept: zoomed, etag: 'etag-of-the-first' };
  const { visitor, server, dialog } = await view('一组.jdx', raman('甲', 9), { kept });
  const plot = await dialog.findByRole('img', { name: /从 150 到 250/ });
  expect(dialog.getByRole('list', { name: '标注列表' })).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '恢复原样' }));
  expect(await dialog.findByRole('img', { name: /从 100 到 300/ })).toBeInTheDocument();
  expect(plot).not.toBeInTheDocument();
  await waitFor(
    () =>
      expect(server.inputs('auth/dataView/save')).toEqual([{ rid: 'file-9', kept: null, etag: kept.etag }]),
    { timeout: 4000 },
  );
  await visitor.click(dialog.getByRole('button', { name: '撤销恢复' }));
  expect(await dialog.findByRole('img', { name: /从 150 到 250/ })).toBeInTheDocument();
});

test('settings of other curves are said and not applied', async () => {
  const kept = { kept: { ...zoomed, of: { curves: 3, axis: '别的' } }, etag: 'etag-of-the-first' };
  const { visitor, server, dialog } = await view('一组.jdx', raman('甲', 9), { kept });
  expect(await dialog.findByText(/没有套用/)).toBeInTheDocument();
  expect(await dialog.findByRole('img', { name: /从 100 到 300/ })).toBeInTheDocument();
  // What is kept is saved after a moment, and when the viewer is closed.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await visitor.click(dialog.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.inputs('auth/dataView/save')).toEqual([]);
});
