import { createHash } from 'node:crypto';
import type { OrderFile, ResumableUpload } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { fakeUploads, partialUpload, Refused, sentParts } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { orderFile } from '../../testing/fixture';
import { openOrder } from '../../testing/openOrder';

beforeAll(() => {
  // jsdom has neither SubtleCrypto nor Blob.arrayBuffer.
  Object.defineProperty(Blob.prototype, 'arrayBuffer', {
    configurable: true,
    value(this: Blob) {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    },
  });
  const digest = async (_: string, bytes: ArrayBuffer) =>
    new Uint8Array(createHash('sha256').update(new Uint8Array(bytes)).digest()).buffer;
  Object.defineProperty(crypto, 'subtle', { value: { digest }, configurable: true });
});

const rawFile = (part: Partial<OrderFile> = {}) =>
  orderFile({ rid: 'raw-1', kind: 'raw', name: '原始.csv', can: ['download', 'delete'], ...part });

/** A file of so many bytes. */
const dataFile = (name = '谱图.csv', size = 10) => new File([new Uint8Array(size)], name);

/** Opens an order of data analysis that has these files; uploads of earlier visits are `known`. */
function openAnalysis(files: OrderFile[] = [], known: ResumableUpload[] = [], takes_raw = true) {
  const { handlers, uploads } = fakeUploads(known);
  const page = openOrder({ type_id: 3, sample_source: -1, takes_raw }, files);
  page.server.on({
    ...handlers,
    'auth/web/orderFile/list4rid': () => files,
    'auth/order/addRawFile': ({ file_rid }) => {
      const used = uploads.findIndex(({ rid }) => rid === file_rid);
      const [one = partialUpload()] = uploads.splice(used, 1);
      files.push(rawFile({ rid: `raw-${file_rid}`, name: one.name }));
      return rawFile();
    },
    'auth/order/delRawFile': ({ rid }) => {
      files.splice(
        files.findIndex((file) => file.rid === rid),
        1,
      );
      return null;
    },
  });
  return page;
}

const chooser = () => screen.findByLabelText('待分析数据文件');
const raw = async () => within(await screen.findByRole('list', { name: '待分析数据' }));

test('several files are sent at once with the checksum of each part, and are listed in the order', async () => {
  const { visitor, server } = openAnalysis();
  expect(await screen.findByText(/^还没有数据，请上传要分析的文件。/)).toBeInTheDocument();
  await visitor.upload(await chooser(), [dataFile('a.csv'), dataFile('b.csv'), dataFile('c.zip')]);
  for (const name of ['a.csv', 'b.csv', 'c.zip'])
    expect(await (await raw()).findByText(name)).toBeInTheDocument();
  expect(server.inputs('auth/order/addRawFile')).toHaveLength(3);
  const [start] = server.inputs('auth/upload/start');
  expect(start).toEqual({ name: 'a.csv', size: 10, fingerprint: expect.stringMatching(/^[\da-f]{64}$/) });
  // SHA-256 of ten bytes of zero.
  for (const part of server.inputs('auth/upload/part'))
    expect(part).toMatchObject({
      sha256: '01d448afd928065458cf670b60f5a594d735af0172c8d67f22a81680132681ca',
    });
  expect(screen.queryByRole('list', { name: '正在上传的文件' })).not.toBeInTheDocument();
});

test.each([
  ['submitted', /客户经理据此与您确认方案，最晚在检测开始前传完/],
  ['confirmed', /方案已锁定，收到数据后即可开始分析/],
] as const)(
  'in state %s missing data is the next step, with the time until which it is taken',
  async (state, words) => {
    const type = { type_id: 3, sample_source: -1 as const, takes_raw: true };
    openOrder({ ...type, state, next: 'upload' }, []);
    const next = within(await screen.findByRole('note', { name: '下一步' }));
    expect(next.getByText(words)).toBeInTheDocument();
    expect(next.getByRole('link', { name: '上传待分析数据' })).toHaveAttribute(
      'href',
      '/member/order/order-1#raw',
    );
  },
);

test('of an enterprise that has signed, the next step names the prepayment beside the missing data', async () => {
  const type = { type_id: 3, sample_source: -1 as const, takes_raw: true };
  openOrder({ ...type, state: 'agreed', next: 'upload', enterprise: true, due_fen: 120_000 }, []);
  const next = within(await screen.findByRole('note', { name: '下一步' }));
  expect(next.getByText(/请预付 ¥1,200\.00，并上传待分析的数据/)).toBeInTheDocument();
  expect(next.getByRole('link', { name: '上传待分析数据' })).toBeInTheDocument();
});

test('of a file of an earlier visit only the missing parts are sent', async () => {
  const size = limits.partBytes + 5;
  const known = [partialUpload({ rid: 'earlier', name: '旧.csv', size, stored: [1] })];
  const { visitor, server } = openAnalysis([], known);
  expect(await screen.findByText(/^已传 8\.0 MB \/ 8\.0 MB · 保留到/)).toBeInTheDocument();
  await visitor.upload(await chooser(), dataFile('旧.csv', size));
  expect(await (await raw()).findByText('旧.csv')).toBeInTheDocument();
  expect(sentParts(server, 'earlier')).toEqual(['2']);
});

test('after a broken connection the upload says so and continues at the missing part', async () => {
  const { visitor, server } = openAnalysis();
  const size = limits.partBytes + 5;
  // The connection breaks when all parts have arrived.
  server.on({
    'auth/upload/finish': () => {
      server.offline = true;
      throw new TypeError('broken');
    },
  });
  await visitor.upload(await chooser(), dataFile('谱图.csv', size));
  expect(await screen.findByText('连接中断，恢复后自动继续')).toBeInTheDocument();
  server.offline = false;
  server.on({
    'auth/upload/finish': ({ rid }) => ({ file_rid: rid, name: '谱图.csv', size, mime: 'text/csv' }),
  });
  await visitor.click(screen.getByRole('button', { name: '立即重试 谱图.csv' }));
  expect(await (await raw()).findByText('谱图.csv')).toBeInTheDocument();
  expect(sentParts(server, 'upload-1')).toEqual(['1', '2']);
});

test('an upload that finds no room on the server stops at once, says so, and goes on when it is asked to', async () => {
  const { visitor, server } = openAnalysis();
  server.on({
    'auth/upload/part': () => {
      throw new Refused('storage_full');
    },
  });
  await visitor.upload(await chooser(), dataFile());
  expect(await screen.findByText(/服务器存储空间不足/)).toBeInTheDocument();
  expect(sentParts(server, 'upload-1')).toEqual(['1']);
  server.on({
    'auth/upload/part': ({ number }) => ({ stored: number }),
    'auth/upload/finish': ({ rid }) => ({ file_rid: rid, name: '谱图.csv', size: 10, mime: 'text/csv' }),
  });
  await visitor.click(screen.getByRole('button', { name: '重试 谱图.csv' }));
  expect(await (await raw()).findByText('谱图.csv')).toBeInTheDocument();
});

test('a type or a size that is refused is said before anything is sent', async () => {
  const { visitor, server } = openAnalysis();
  const large = dataFile('大.zip');
  Object.defineProperty(large, 'size', { value: limits.resumableBytes + 1 });
  const input = await chooser();
  input.removeAttribute('accept');
  await visitor.upload(input, [dataFile('程序.exe'), dataFile('空.csv', 0), large]);
  expect(await screen.findByText(/“程序\.exe”的格式不能直接上传/)).toBeInTheDocument();
  expect(screen.getByText('“空.csv”是空文件，没有添加')).toBeInTheDocument();
  expect(screen.getByText(/“大\.zip”超过 2 GB/)).toBeInTheDocument();
  expect(server.inputs('auth/upload/start')).toEqual([]);
});

test('an order takes no more files than it may have', async () => {
  const files = Array.from({ length: limits.rawFiles - 1 }, (_, index) => rawFile({ rid: `raw-${index}` }));
  const { visitor, server } = openAnalysis(files);
  await visitor.upload(await chooser(), [dataFile('a.csv'), dataFile('b.csv')]);
  expect(await screen.findByText('最多 20 个文件，“b.csv”没有添加')).toBeInTheDocument();
  await waitFor(() => expect(server.inputs('auth/order/addRawFile')).toHaveLength(1));
});

test('a file is paused, continued, and removed after a question', async () => {
  const { visitor, server } = openAnalysis();
  let arrived = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  server.on({
    'auth/upload/part': async ({ number }) => {
      await arriving;
      return { stored: number };
    },
  });
  await visitor.upload(await chooser(), dataFile());
  await visitor.click(await screen.findByRole('button', { name: '暂停 谱图.csv' }));
  expect(await screen.findByText(/^已暂停/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '继续 谱图.csv' }));
  // A file of which nothing was sent is removed without a question.
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'));
  await visitor.click(screen.getByRole('button', { name: '移除 谱图.csv' }));
  const dialog = await screen.findByRole('dialog', { name: '移除未传完的文件' });
  await visitor.click(within(dialog).getByRole('button', { name: '移除' }));
  await waitFor(() => expect(server.inputs('auth/upload/abort')).toEqual([{ rid: 'upload-1' }]));
  expect(screen.queryByRole('list', { name: '正在上传的文件' })).not.toBeInTheDocument();
  arrived();
});

test('a file that was uploaded on an earlier visit and not used is added without being sent', async () => {
  const { visitor, server } = openAnalysis([], [partialUpload({ size: 10, stored: [1] })]);
  await visitor.click(await screen.findByRole('button', { name: '添加 谱图.csv' }));
  expect(await (await raw()).findByText('谱图.csv')).toBeInTheDocument();
  expect(server.inputs('auth/upload/part')).toEqual([]);
});

test('a file that another tab sends is not sent twice', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const request = async (_: string, options: { ifAvailable?: boolean }, work: (lock: unknown) => unknown) => {
    if (options.ifAvailable) return work(null);
    await released;
    return work({});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    const { visitor, server } = openAnalysis();
    await visitor.upload(await chooser(), dataFile());
    expect(await screen.findByText(/正在另一个标签页上传/)).toBeInTheDocument();
    server.on({
      'auth/upload/state': ({ rid }) => partialUpload({ rid, size: 10, stored: [1] }),
      'auth/upload/finish': ({ rid }) => ({ file_rid: rid, name: '谱图.csv', size: 10, mime: 'text/csv' }),
    });
    release();
    expect(await (await raw()).findByText('谱图.csv')).toBeInTheDocument();
    expect(server.inputs('auth/upload/part')).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

test('a file is deleted after a question', async () => {
  const { visitor, server } = openAnalysis([rawFile(), rawFile({ rid: 'raw-2', name: '错.csv' })]);
  await visitor.click(await screen.findByRole('button', { name: '删除 错.csv' }));
  const dialog = await screen.findByRole('dialog', { name: '删除数据文件' });
  await visitor.click(within(dialog).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(screen.queryByText('错.csv')).not.toBeInTheDocument());
  expect(server.inputs('auth/order/delRawFile')).toEqual([{ rid: 'raw-2' }]);
});

test('once the test has begun files are shown and not changed; other orders have no such section', async () => {
  openAnalysis([rawFile({ can: ['download'] })], [], false);
  expect(await (await raw()).findByRole('button', { name: '下载原始.csv' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '删除 原始.csv' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('待分析数据文件')).not.toBeInTheDocument();
});

test('uploads stop when the member logs out', async () => {
  const { visitor, server, session } = openAnalysis();
  server.on({ 'auth/upload/part': () => new Promise(() => undefined) });
  await visitor.upload(await chooser(), [dataFile('a.csv'), dataFile('b.csv'), dataFile('c.csv')]);
  await waitFor(() => expect(server.inputs('auth/upload/part')).toHaveLength(2));
  expect(screen.getByText('c.csv')).toBeInTheDocument();
  await act(() => session.leave());
  await waitFor(() => expect(screen.queryByText('c.csv')).not.toBeInTheDocument());
  expect(server.inputs('auth/upload/start')).toHaveLength(2);
});

test('the browser asks before the page is left while a file is being sent', async () => {
  const { visitor, server } = openAnalysis();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  server.on({ 'auth/upload/part': () => new Promise(() => undefined) });
  expect(asks()).toBe(false);
  await visitor.upload(await chooser(), dataFile());
  await screen.findByRole('button', { name: '暂停 谱图.csv' });
  expect(asks()).toBe(true);
  await visitor.click(screen.getByRole('button', { name: '暂停 谱图.csv' }));
  expect(asks()).toBe(false);
});
