import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { orderFile } from '../testing/fixture';
import { openOrder, recordDownloads } from '../testing/openOrder';

test('the signing dialog offers the download and the upload of the agreement', async () => {
  const { visitor, server } = openOrder({ state: 'confirmed', next: 'sign' });
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
  const { visitor, server } = openOrder();
  server.on({ 'auth/web/orderFile/link': ({ rid }) => ({ url: `/api/open/file/${rid}?sig=abc` }) });
  const downloads = recordDownloads();
  await visitor.click(await screen.findByRole('button', { name: '下载检测技术服务协议.pdf' }));
  await waitFor(() => expect(downloads).toEqual(['/api/open/file/file-1?sig=abc as 检测技术服务协议.pdf']));
  expect(screen.getByText(/协议 · 47.1 KB · 2026-11-20 10:00/)).toBeInTheDocument();
});

test('the signed agreement is uploaded and submitted', async () => {
  const { visitor, server } = openOrder({ state: 'confirmed' });
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

test('a file that is refused or too large gets a message', async () => {
  const { visitor, server } = openOrder({ state: 'confirmed' });
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
  openOrder({ state: 'testing' }, files);
  expect(await screen.findByText('记录.csv')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^下载/ })).toHaveLength(1);
});
