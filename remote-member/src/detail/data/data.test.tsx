import type { Order, OrderFile } from '@portal/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { orderFile } from '../../testing/fixture';
import { openOrder, recordDownloads } from '../../testing/openOrder';

const dataFile = (part: Partial<OrderFile> = {}) =>
  orderFile({ rid: 'file-2', kind: 'data', name: '衍射.csv', size: 2048, ...part });

describe('delivered data', () => {
  const delivered: Partial<Order> = { state: 'delivered', can: ['ask'], next: 'download' };
  const points: [number, number][] = [
    [10, 1],
    [20, 9],
    [30, 2],
  ];

  test('of 500 files shows 20 until all are asked for', async () => {
    const files = Array.from({ length: 500 }, (_, index) =>
      dataFile({ rid: `file-${index}`, name: `说明 ${index}.pdf`, mime: 'application/pdf' }),
    );
    const { visitor } = openOrder(delivered, files);
    const panel = within(await screen.findByRole('region', { name: '数据已交付' }));
    const list = within(panel.getByRole('list', { name: '数据文件' }));
    expect(list.getAllByRole('listitem')).toHaveLength(20);
    await visitor.click(panel.getByRole('button', { name: '显示全部 500 个文件' }));
    expect(list.getAllByRole('listitem')).toHaveLength(500);
  });

  test('shows all files with their size, a download of all, and the curve of the first', async () => {
    const files = [
      orderFile(),
      dataFile(),
      dataFile({ rid: 'file-3', name: '说明.pdf', size: 3 * 1024 * 1024 }),
    ];
    const { visitor, server } = openOrder(delivered, files);
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
    expect(papers.queryByRole('link', { name: '签署协议' })).not.toBeInTheDocument();
    const links = recordDownloads();
    await visitor.click(panel.getByRole('button', { name: '下载全部数据' }));
    await waitFor(() =>
      expect(links).toEqual(['/api/open/zip/order-1?sig=abc as 检测数据-D20261120-000007.zip']),
    );
    expect(server.unexpected).toEqual([]);
  });

  test('a curve is refused with a message for a file without a table', async () => {
    const files = [dataFile({ name: '图.tif' }), dataFile({ rid: 'file-3', name: '备注.txt' })];
    const { visitor, server } = openOrder(delivered, files);
    server.on({ 'auth/web/orderFile/curve': () => ({ chart: null, complete: true }) });
    await visitor.click(await screen.findByRole('button', { name: '预览' }));
    expect(await screen.findByText(/该文件没有可以预览的曲线/)).toBeInTheDocument();
    expect(server.inputs('auth/web/orderFile/curve')).toEqual([{ rid: 'file-3' }]);
  });

  test('a question is sent to the account manager; it is offered only where the server allows it', async () => {
    const { visitor, server, unmount } = openOrder(delivered, [dataFile({ name: '图.tif' })]);
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
    openOrder({ ...delivered, state: 'closed', can: [] }, [dataFile({ name: '图.tif' })]);
    expect(await screen.findByRole('button', { name: '下载全部数据' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '对数据有疑问' })).not.toBeInTheDocument();
  });

  test("WeChat's browser, which saves no files, shows how to open the page elsewhere", async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50');
    const { visitor, server } = openOrder(delivered, [dataFile({ name: '图.tif' })]);
    await visitor.click(await screen.findByRole('button', { name: '下载全部数据' }));
    const dialog = within(await screen.findByRole('dialog', { name: '在浏览器打开' }));
    expect(dialog.getByText('http://localhost/member/order/order-1')).toBeInTheDocument();
    expect(server.inputs('auth/web/orderFile/zip')).toEqual([]);
    agent.mockRestore();
  });
});
