import type { Order } from '@portal/shared/contract';
import { screen, within } from '@testing-library/react';
import { orderFile } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

const delivered: Partial<Order> = { state: 'delivered', can: [], next: 'download' };

const raman = (title: string, top: number) =>
  `##TITLE=${title}\n##JCAMP-DX=4.24\n##DATA TYPE=RAMAN SPECTRUM\n##XUNITS=1/CM\n##ORIGIN=示例仪器\n##NPOINTS=4\n##XYPOINTS=(XY..XY)\n100 1\n200 ${top}\n300 2\n##END=\n`;

interface Opened {
  /** Size in bytes that the order's page knows; default: that of the content. */
  readonly size?: number;
  /** How often fetching the content fails before it succeeds. */
  readonly failures?: number;
}

/** Opens the viewer of one file of an order; the file has this content. */
async function view(name: string, content: string, { size, failures = 0 }: Opened = {}) {
  const bytes = new TextEncoder().encode(content);
  const { visitor, server } = openOrder(delivered, [
    orderFile({ rid: 'file-9', kind: 'data', name, size: size ?? bytes.length }),
  ]);
  server.on({
    'auth/web/orderFile/curve': () => ({ chart: null, complete: true }),
    'auth/web/orderFile/link': () => ({ url: '/api/open/file/file-9?sig=1' }),
  });
  const answered = window.fetch;
  let left = failures;
  const answer = () => (left-- > 0 ? new Response('', { status: 502 }) : new Response(bytes));
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async (url, init) =>
      `${url}`.startsWith('/api/open/file/') ? answer() : answered(url, init),
    );
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await visitor.click(await screen.findByRole('button', { name: `查看${name}` }));
  return { visitor, dialog: within(await screen.findByRole('dialog', { name })) };
}

afterEach(() => jest.restoreAllMocks());

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
