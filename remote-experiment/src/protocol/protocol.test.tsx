import { webcrypto } from 'node:crypto';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { protocol, protocolRow } from '../testing/protocol';

const page = '/experiment/contract/order-1';

const open = (at = '/experiment/contract', server: Handlers = {}) =>
  renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/protocol/list': ({ state, before }) => ({
        list:
          state === 'signed'
            ? [protocolRow({ item: '已签的', state: 'signed', signed: '2026-11-21T02:00:00Z' })]
            : [protocolRow(before ? { item: '第二页', version: 2 } : { items: 3 })],
        next: before || state ? null : '1_x',
        counts: { open: 2, signed: 1 },
      }),
      'auth/protocol/detail': () => protocol(),
      ...server,
    },
  });

const note = () => screen.findByRole('note', { name: '下一步' });

describe('the list of agreements', () => {
  test('has states with counts in the URL, loads more and searches within the state', async () => {
    const { visitor, router, server } = open();
    const row = await screen.findByRole('link', {
      name: /X 射线衍射 等 3 项.*D20261120-000001.*¥120.*待签署/,
    });
    expect(row).toHaveAttribute('href', page);
    await visitor.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('link', { name: /第二页/ })).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: '协议状态' }));
    expect(tabs.getByRole('link', { name: /^全部\s*3$/ })).toHaveAttribute('aria-current', 'page');
    await visitor.click(tabs.getByRole('link', { name: /^已签署\s*1$/ }));
    expect(await screen.findByRole('link', { name: /已签的.*签署/ })).toBeInTheDocument();
    await visitor.type(screen.getByRole('searchbox', { name: '订单号或项目名称' }), 'D2026{Enter}');
    expect(router.state.location.search).toBe('?state=signed&kw=D2026');
    expect(server.inputs('auth/protocol/list').at(-1)).toEqual({ state: 'signed', kw: 'D2026', size: 20 });
  });

  test('without agreements leads to the services; a search without a hit leads to all', async () => {
    const none: Handlers = { 'auth/protocol/list': () => ({ list: [], next: null, counts: {} }) };
    open('/experiment/contract', none);
    expect(await screen.findByText('还没有协议')).toBeInTheDocument();
    open('/experiment/contract?kw=zzz', {
      'auth/protocol/list': () => ({ list: [], next: null, counts: { open: 1 } }),
    });
    expect(await screen.findByText('没有找到“zzz”的协议')).toBeInTheDocument();
  });
});

describe('the page of an agreement', () => {
  test('has its text with the tables, the hash and the history', async () => {
    const { server } = open(page, {
      'auth/protocol/detail': () =>
        protocol({
          version: 2,
          versions: [
            {
              version: 2,
              state: 'open',
              due_fen: 1,
              created: '2026-11-22T02:00:00Z',
              signed: null,
              superseded: null,
            },
            {
              version: 1,
              state: 'signed',
              due_fen: 1,
              created: '2026-11-20T02:00:00Z',
              signed: '2026-11-21T02:00:00Z',
              superseded: '2026-11-22T02:00:00Z',
            },
          ],
          copies: [
            {
              rid: 'copy-1',
              kind: 'signed',
              name: '签字.pdf',
              size: 9,
              mime: 'application/pdf',
              by: 'member',
              created: '2026-11-21T02:00:00Z',
              can: ['download'],
            },
          ],
        }),
    });
    const text = within(await screen.findByRole('article', { name: '检测技术服务协议' }));
    expect(text.getByText('示例大学')).toBeInTheDocument();
    const table = within(text.getByRole('table', { name: '检测项目（送样检测）' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '序号检测项目金额',
      '1X 射线衍射\n扫描范围：5–90°¥120.00',
      '合计（大写：人民币壹佰贰拾元整）¥120.00',
    ]);
    expect(text.getByText(/乙方对甲方的样品/)).toBeInTheDocument();
    expect(screen.getByLabelText('SHA-256')).toHaveTextContent('a3'.repeat(32));
    expect(await note()).toHaveTextContent('此前签署的版本继续有效');
    const history = within(screen.getByRole('region', { name: '经过' }));
    expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      '按报价单生成第 2 版，替代第 1 版2026-11-22 10:00',
      '上传签字件2026-11-21 10:00下载签字件',
      '生成协议2026-11-20 10:00查看第 1 版',
    ]);
    expect(history.getByRole('link', { name: '查看第 1 版' })).toHaveAttribute('href', `${page}?version=1`);
    expect(server.unexpected).toEqual([]);
  });

  test.each([
    ['draft', {}, '方案锁定后即可签署'],
    ['paper', {}, '不能再在线签署'],
    ['void', {}, '订单已取消'],
    ['open', { quoted: true }, '报价单待答复'],
    ['void', { superseded: '2026-11-22T02:00:00Z' }, '已由新版替代'],
  ] as const)('in state %s %j says what comes next', async (state, part, words) => {
    open(page, { 'auth/protocol/detail': () => protocol({ state, can: [], ...part }) });
    expect(await note()).toHaveTextContent(words);
  });

  test('of another version asks for this version, and an unknown one leads to the list', async () => {
    const { server } = open(`${page}?version=7`, {
      'auth/protocol/detail': () => {
        throw new Refused('not_found');
      },
    });
    expect(await screen.findByRole('heading', { name: '没有找到这份协议' })).toBeInTheDocument();
    expect(server.inputs('auth/protocol/detail')).toEqual([{ rid: 'order-1', version: 7 }]);
  });

  test('a downloaded file is compared with the hash in the browser', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    // SHA-256 of "abc" (FIPS 180-2).
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    const { visitor } = open(page, { 'auth/protocol/detail': () => protocol({ sha256 }) });
    const file = (content: string) => {
      const one = new File([content], 'a.pdf', { type: 'application/pdf' });
      return Object.assign(one, { arrayBuffer: async () => new TextEncoder().encode(content).buffer });
    };
    await visitor.upload(await screen.findByLabelText('要核对的文件'), file('abc'));
    expect(await screen.findByText(/^一致/)).toBeInTheDocument();
    await visitor.upload(screen.getByLabelText('要核对的文件'), file('abd'));
    expect(await screen.findByText(/^不一致/)).toBeInTheDocument();
  });

  describe('takes a signed copy', () => {
    const added = { file_rid: 'upload-1', name: 'a.pdf', size: 3, mime: 'application/pdf' };
    const file = (name: string, type: string, size = 3) =>
      Object.defineProperty(new File([name], name, { type }), 'size', { value: size });
    const photo = (name: string) => file(name, 'image/jpeg');
    const pdf = (size?: number) => file('a.pdf', 'application/pdf', size);
    const openDialog = async (server: Handlers) => {
      const rendered = open(page, server);
      await rendered.visitor.click(await screen.findByRole('button', { name: '上传签字件' }));
      const dialog = within(await screen.findByRole('dialog', { name: '上传签字件' }));
      const choose = (...files: File[]) => rendered.visitor.upload(dialog.getByLabelText('签字件'), files);
      const press = (name: string) => rendered.visitor.click(dialog.getByRole('button', { name }));
      return { ...rendered, dialog, choose, press };
    };
    /** Stands in for the browser's decoder and encoder; returns how each picture was drawn. */
    const fakeCanvas = () => {
      const drawn: string[] = [];
      const context = {
        fillRect: () => {},
        translate: () => {},
        drawImage: () => {},
        rotate: (angle: number) => drawn.push(`${Math.round((angle * 180) / Math.PI)}°`),
      };
      const bitmap = async () => ({ width: 4000, height: 3000, close: () => {} });
      Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} });
      Object.defineProperty(globalThis, 'createImageBitmap', { value: bitmap, configurable: true });
      const canvas = HTMLCanvasElement.prototype;
      Object.defineProperty(canvas, 'getContext', { value: () => context, configurable: true });
      const toBlob = function (this: HTMLCanvasElement, done: (blob: Blob) => void, type: string) {
        drawn.push(`${this.width}×${this.height} ${type}`);
        done(new Blob(['x'], { type }));
      };
      Object.defineProperty(canvas, 'toBlob', { value: toBlob, configurable: true });
      return drawn;
    };

    test('as a PDF, and says why one is refused', async () => {
      let refused = true;
      const { choose, press, server, dialog } = await openDialog({
        'auth/upload4file': () => {
          if (refused) throw new Refused('file_type_refused');
          return added;
        },
        'auth/order/updateProtocolFile': () => null,
      });
      await choose(pdf(21 * 1024 * 1024));
      expect(dialog.getByText('文件不能超过 20 MB')).toBeInTheDocument();
      await choose(pdf(), photo('1.jpg'));
      expect(dialog.getByText(/PDF 与照片不能一起提交/)).toBeInTheDocument();
      await choose(file('a.docx', 'application/msword'));
      expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled();
      await choose(pdf());
      await press('提交');
      const { alerts } = await import('@portal/shared/portal');
      await waitFor(() => expect(alerts.queue.at(-1)?.text).toMatch(/^不支持该文件类型/));
      refused = false;
      const before = server.inputs('auth/protocol/detail').length;
      await press('提交');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(server.inputs('auth/order/updateProtocolFile')).toEqual([
        { rid: 'order-1', file_rid: 'upload-1', page_rids: [] },
      ]);
      expect(server.inputs('auth/protocol/detail').length).toBeGreaterThan(before);
    });

    test('as photos in the order of the pages, rotated and reduced; a page that arrived is not sent again', async () => {
      const drawn = fakeCanvas();
      const sent: string[] = [];
      const { choose, press, server, dialog } = await openDialog({
        'auth/upload4pic': () => {
          if (sent.length === 1) {
            sent.push('failed');
            throw new Refused('internal');
          }
          sent.push(`page-${sent.length}`);
          return { ...added, file_rid: sent.at(-1) ?? '' };
        },
        'auth/order/updateProtocolFile': () => null,
      });
      await choose(photo('b.jpg'), photo('a.jpg'), photo('c.jpg'));
      const pages = () =>
        within(dialog.getByRole('list', { name: '签字件的页' }))
          .getAllByRole('img')
          .map((picture) => picture.getAttribute('alt'));
      await press('第 2 页前移');
      await press('第 1 页旋转');
      await press('第 3 页移除');
      expect(pages()).toEqual(['第 1 页：a.jpg', '第 2 页：b.jpg']);
      const [first, second] = dialog.getAllByRole('listitem');
      if (!first || !second) throw new Error('two pages are expected');
      const dataTransfer = { effectAllowed: '', types: [] };
      fireEvent.dragStart(second, { dataTransfer });
      fireEvent.dragOver(first, { dataTransfer });
      fireEvent.drop(first, { dataTransfer });
      expect(pages()).toEqual(['第 1 页：b.jpg', '第 2 页：a.jpg']);
      await press('提交 2 页');
      await waitFor(() => expect(sent).toHaveLength(2));
      await waitFor(() => expect(dialog.getByRole('button', { name: '提交 2 页' })).toBeEnabled());
      await press('提交 2 页');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent).toEqual(['page-0', 'failed', 'page-2']);
      expect(server.inputs('auth/order/updateProtocolFile')).toEqual([
        { rid: 'order-1', file_rid: 'page-0', page_rids: ['page-2'] },
      ]);
      // The photo is reduced to 2400 pixels; the second one was rotated.
      expect(drawn.slice(0, 4)).toEqual(['0°', '2400×1800 image/jpeg', '90°', '1800×2400 image/jpeg']);
    });
  });
});
