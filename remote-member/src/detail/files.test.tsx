import { screen, waitFor } from '@testing-library/react';
import { orderFile } from '../testing/fixture';
import { openOrder, recordDownloads } from '../testing/openOrder';

test('the next step and the files lead to the page that signs the agreement', async () => {
  openOrder({ state: 'confirmed', next: 'sign' });
  const links = await screen.findAllByRole('link', { name: '签署协议' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/experiment/contract/order-1',
    '/experiment/contract/order-1',
  ]);
});

test("a file's download link is requested on click", async () => {
  const { visitor, server } = openOrder();
  server.on({ 'auth/web/orderFile/link': ({ rid }) => ({ url: `/api/open/file/${rid}?sig=abc` }) });
  const downloads = recordDownloads();
  await visitor.click(await screen.findByRole('button', { name: '下载检测技术服务协议.pdf' }));
  await waitFor(() => expect(downloads).toEqual(['/api/open/file/file-1?sig=abc as 检测技术服务协议.pdf']));
  expect(screen.getByText(/协议 · 47.1 KB · 2026-11-20 10:00/)).toBeInTheDocument();
});

test('a file can be downloaded only if the server allows it', async () => {
  const files = [orderFile(), orderFile({ rid: 'file-2', name: '记录.csv', kind: 'record', can: [] })];
  openOrder({ state: 'testing' }, files);
  expect(await screen.findByText('记录.csv')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^下载/ })).toHaveLength(1);
});
