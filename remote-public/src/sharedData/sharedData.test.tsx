import type { SharedData } from '@portal/shared/contract';
import { Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

beforeEach(() => {
  // The browser saves the file; here it would only complain that it can't.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const data: SharedData = {
  name: '氧化铈数据',
  from: '李老师课题组',
  expires: '2026-11-27T02:00:00Z',
  list: [{ rid: 'file-1', name: '衍射.csv', size: 2048 }],
  size: 2048,
};

/** A link with a password, or one that is refused. */
const open = (refused?: 'not_found' | 'data_share_ended') =>
  renderRoute({
    routes,
    at: '/shared/data/code-1',
    server: {
      'open/dataShare': ({ password }) => {
        if (refused) throw new Refused(refused);
        if (password === undefined) throw new Refused('data_share_password');
        if (password !== 'a1b2c3') throw new Refused('data_share_password', { password: '[分享密码]不正确' });
        return data;
      },
      'open/dataShare/link': () => ({ url: '/api/open/file/share.file?sig=abc' }),
      'open/dataShare/view': () => ({ kept: null }),
      'open/dataShare/zip': () => ({ url: '/api/open/sharedZip/share?sig=abc' }),
    },
  });

test('a wrong password is said at its field; with the right one the files are there, and each call carries it', async () => {
  const { visitor, server } = open();
  const field = await screen.findByLabelText(/^分享密码/, { selector: 'input' });
  await visitor.type(field, 'falsch{Enter}');
  expect((await screen.findAllByText('[分享密码]不正确')).length).toBeGreaterThan(0);
  await visitor.clear(field);
  await visitor.type(field, 'a1b2c3{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '氧化铈数据' })).toBeInTheDocument();
  expect(screen.getByText(/李老师课题组 分享 · 有效期至/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '下载衍射.csv' }));
  await visitor.click(screen.getByRole('button', { name: '打包下载' }));
  const held = { code: 'code-1', password: 'a1b2c3' };
  await waitFor(() => expect(server.inputs('open/dataShare/zip')).toEqual([held]));
  expect(server.inputs('open/dataShare/link')).toEqual([{ ...held, file: 'file-1' }]);
  // The first one without a password, the wrong one and the right one: no opening is counted twice.
  expect(server.inputs('open/dataShare')).toHaveLength(3);
});

test('an ended link says so plainly; an unknown one only that it is unknown', async () => {
  const { unmount } = open('data_share_ended');
  expect(await screen.findByText('分享已结束')).toBeInTheDocument();
  unmount();
  open('not_found');
  expect(await screen.findByText('没有这个分享')).toBeInTheDocument();
});

test('a curve is drawn without a login, by the link that the password opens; nothing is offered to lay over it', async () => {
  const { visitor, server } = open();
  const field = await screen.findByLabelText(/^分享密码/, { selector: 'input' });
  await visitor.type(field, 'a1b2c3{Enter}');
  const answered = window.fetch;
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async (url, init) =>
      `${url}`.startsWith('/api/open/file/')
        ? new Response('2theta,I\n10,120\n20,300\n30,90\n40,80\n')
        : answered(url, init),
    );
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await visitor.click(await screen.findByRole('button', { name: '查看衍射.csv' }));
  const viewer = within(await screen.findByRole('dialog', { name: '衍射.csv' }));
  expect(await viewer.findByText(/4 个点/)).toBeInTheDocument();
  expect(viewer.queryByRole('button', { name: '叠加其他文件' })).not.toBeInTheDocument();
  expect(server.inputs('open/dataShare/link')).toEqual([
    { code: 'code-1', password: 'a1b2c3', file: 'file-1', view: true },
  ]);
});

test('a photo is shown as the browser decodes it, and one that it can’t decode says so', async () => {
  const decoded = jest.fn().mockResolvedValueOnce({ width: 2, height: 1, close: () => undefined });
  const painted = {
    drawImage: jest.fn(),
    getImageData: () => ({ data: new Uint8ClampedArray(8) }),
    putImageData: jest.fn(),
  };
  Object.assign(window, {
    createImageBitmap: decoded.mockRejectedValue(new Error('no picture')),
    ImageData: class {},
  });
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => painted });
  const list = [
    { rid: 'file-1', name: 'S1 表面.jpg', size: 5 },
    { rid: 'file-2', name: 'S2 表面.png', size: 5 },
  ];
  const { visitor } = renderRoute({
    routes,
    at: '/shared/data/code-2',
    server: {
      'open/dataShare': () => ({ ...data, list }),
      'open/dataShare/link': () => ({ url: '/api/open/file/share.file?sig=abc' }),
      'open/dataShare/view': () => ({ kept: null }),
    },
  });
  const answered = window.fetch;
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(async (url, init) =>
      `${url}`.startsWith('/api/open/file/') ? new Response('bytes') : answered(url, init),
    );
  await visitor.click(await screen.findByRole('button', { name: '查看S1 表面.jpg' }));
  const first = within(await screen.findByRole('dialog', { name: 'S1 表面.jpg' }));
  expect(await first.findByText(/2 × 1 像素/)).toBeInTheDocument();
  await visitor.click(first.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await visitor.click(await screen.findByRole('button', { name: '查看S2 表面.png' }));
  const second = within(await screen.findByRole('dialog', { name: 'S2 表面.png' }));
  expect(await second.findByText(/无法解码/)).toBeInTheDocument();
});
