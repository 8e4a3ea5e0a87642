import type { Data } from '@portal/shared/contract';
import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HomePage } from './home/HomePage';

const banner = {
  part: 'banner' as const,
  list: [
    { img: '/upload/img/a.svg', title: '开放日', redirect: 'xrd' },
    { img: '/upload/img/b.svg', title: '新仪器' },
  ],
};
const etag = (number: number) => `${number}`.padEnd(16, 'a');
const detail: Data<'staff/home/detail'> = {
  part: 'banner',
  published: banner,
  draft: null,
  etag: etag(1),
  saved: null,
  versions: [{ version: 1, title: 'banner 2', by: '王芳', published: '2026-11-01T02:00:00Z' }],
};

const routes: readonly AreaRoute[] = [
  { path: 'staff/content/home', title: '首页', page: async () => HomePage },
];

function open(server: Handlers, part = '') {
  return renderRoute({
    routes,
    at: `/staff/content/home${part === '' ? '' : `?part=${part}`}`,
    server: {
      'staff/device/list': () => ({ list: [], total: 0 }),
      'staff/home/detail': () => detail,
      ...server,
    },
  });
}

beforeEach(() => localStorage.clear());

test('slides are moved, an empty text is left out, a wrong link is named at its slide and nothing is lost', async () => {
  const { visitor, server } = open({
    'staff/home/save': ({ content }) => {
      if (server.inputs('staff/home/save').length === 1)
        throw new Refused('invalid_input', { 'content.list.1.redirect': '[链接]应为 https 网址' });
      return { draft: content, etag: etag(2) };
    },
  });
  expect(await screen.findByText('轮播图 2 项')).toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: '下移轮播图 1' }));
  const second = within(screen.getByRole('listitem', { name: '轮播图 2' }));
  expect(second.getByRole('textbox', { name: '标题 2' })).toHaveValue('开放日');
  await visitor.clear(second.getByRole('textbox', { name: '标题 2' }));
  await visitor.selectOptions(second.getByRole('combobox', { name: /点击后打开/ }), '网址');
  await visitor.type(second.getByRole('textbox', { name: /网址/ }), 'http://a');
  await visitor.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(await screen.findByText(/没有保存/)).toBeInTheDocument();
  const url = screen.getByRole('textbox', { name: /网址/ });
  expect(url).toHaveAccessibleDescription(/应为 https 网址/);
  await visitor.clear(url);
  await visitor.type(url, 'https://example.com/a');
  await visitor.click(screen.getByRole('button', { name: '保存草稿' }));
  await waitFor(() => expect(server.inputs('staff/home/save')).toHaveLength(2));
  expect(server.inputs('staff/home/save')[1]).toEqual({
    content: {
      part: 'banner',
      list: [
        { img: '/upload/img/b.svg', title: '新仪器' },
        { img: '/upload/img/a.svg', redirect: 'https://example.com/a' },
      ],
    },
    etag: etag(1),
  });
});

test('a popup is closed by taking it away; publishing names what changes, and only what was shown is published', async () => {
  const popup = { img: '/upload/img/p.svg', title: '元旦安排', link: 'https://example.com/new-year' };
  let draft: Data<'staff/home/detail'>['draft'] = null;
  const { visitor, server } = open(
    {
      'staff/home/detail': () => ({
        part: 'popup' as const,
        published: { part: 'popup' as const, list: [popup] },
        draft,
        etag: draft ? etag(2) : etag(1),
        saved: null,
        versions: [],
      }),
      'staff/home/save': ({ content }) => {
        draft = content;
        return { draft: content, etag: etag(2) };
      },
      'staff/home/publish': () => ({ part: 'popup' as const, version: 2 }),
    },
    'popup',
  );
  await visitor.click(await screen.findByRole('button', { name: '移除弹窗 1' }));
  await visitor.click(screen.getByRole('button', { name: '发布' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(await asked.findByRole('listitem', { name: '弹窗' })).toHaveTextContent(/元旦安排.*草稿（空）/);
  await visitor.click(asked.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(server.inputs('staff/home/publish')).toHaveLength(1));
  expect(server.inputs('staff/home/save')).toMatchObject([{ content: { part: 'popup', list: [] } }]);
  expect(server.inputs('staff/home/publish')).toEqual([{ part: 'popup', shown: etag(2) }]);
});
