import type { ArticleContent, Data } from '@portal/shared/contract';
import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ArticlePage } from './article/ArticlePage';

type Detail = Data<'staff/article/detail'>;

const content: ArticleContent = {
  type: 'news',
  title: '开放日通知',
  img: '/upload/img/xrd.svg',
  sketch: '下周六开放参观',
  source: null,
  author: '编辑部',
  body: '<p>上午九点开始。</p>',
  devices: [],
  created: '2026-11-18',
};

const etag = (number: number) => `${number}`.padEnd(16, 'a');

const detail: Detail = {
  rid: 'k1',
  published: content,
  draft: null,
  etag: etag(1),
  saved: null,
  versions: [],
};

function open(server: Handlers, at = '/staff/content/articles/k1') {
  const routes: readonly AreaRoute[] = [
    { path: 'staff/content/articles/:rid', title: '文章', page: async () => ArticlePage },
  ];
  return renderRoute({
    routes,
    at,
    server: {
      'staff/device/list': () => ({ list: [], total: 0 }),
      'staff/article/detail': () => detail,
      ...server,
    },
  });
}

const save = async (visitor: ReturnType<typeof open>['visitor']) =>
  visitor.click(await screen.findByRole('button', { name: '保存草稿' }));

beforeEach(() => localStorage.clear());

test('of two people on one article the second is refused, reads both texts, and saves the one that is chosen', async () => {
  const theirs = { ...content, title: '开放日改期', sketch: '改到下周日' };
  let isEdited = false;
  const { visitor, server } = open({
    'staff/article/save': ({ content: draft, etag: from }) => {
      if (from === etag(1)) {
        isEdited = true;
        throw new Refused('edited_meanwhile', undefined, undefined, {
          published: content,
          draft: theirs,
          etag: etag(2),
        });
      }
      return { rid: 'k1', draft, etag: etag(3) };
    },
    'staff/article/detail': () => (isEdited ? { ...detail, draft: theirs, etag: etag(2) } : detail),
  });
  const title = await screen.findByRole('textbox', { name: /^标题/ });
  await visitor.clear(title);
  await visitor.type(title, '开放日：欢迎参观');
  await save(visitor);
  const changes = within(await screen.findByRole('list', { name: '被修改的内容' }));
  const row = within(changes.getByRole('listitem', { name: '标题' }));
  expect(row.getByText('开放日改期')).toBeInTheDocument();
  expect(row.getByText('开放日：欢迎参观')).toBeInTheDocument();
  expect(title).toHaveValue('开放日：欢迎参观');
  expect(screen.getByRole('textbox', { name: /^摘要/ })).toHaveValue('改到下周日');
  await save(visitor);
  await waitFor(() => expect(server.inputs('staff/article/save')).toHaveLength(2));
  expect(server.inputs('staff/article/save')[1]).toEqual({
    rid: 'k1',
    content: { ...theirs, title: '开放日：欢迎参观' },
    etag: etag(2),
  });
});

test('what Word and WeChat paste is cleaned, and pictures of other sites are named as not pasted', async () => {
  const { visitor, server } = open({
    'staff/article/save': ({ content: draft }) => ({ rid: 'k1', draft, etag: etag(2) }),
  });
  const editor = await screen.findByRole('textbox', { name: '正文' });
  const html = `<html xmlns:o="x"><head><style>p.MsoNormal{color:red}</style></head><body>
    <p class="MsoNormal" style="margin:0cm"><b><span style="font-family:宋体">参观安排<o:p></o:p></span></b></p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>电镜室</p>
    <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>热分析室</p>
    <section style="line-height:2"><span style="font-weight:bold">自带</span>身份证<img data-src="https://mmbiz.qpic.cn/a.png" src="https://mmbiz.qpic.cn/a.png"></section>
    </body></html>`;
  fireEvent.paste(editor, {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), items: [], files: [] },
  });
  expect(await screen.findByText(/有 1 张图片没有粘贴/)).toBeInTheDocument();
  await save(visitor);
  await waitFor(() => expect(server.inputs('staff/article/save')).toHaveLength(1));
  expect(server.inputs('staff/article/save')).toMatchObject([
    {
      content: {
        body: expect.stringContaining(
          '<p><strong>参观安排</strong></p><ul><li>电镜室</li><li>热分析室</li></ul><p><strong>自带</strong>身份证',
        ),
      },
    },
  ]);
});

test('a link asks before it leaves unsaved text, which is offered again when the article is opened later', async () => {
  const first = open({});
  await first.visitor.type(await screen.findByRole('textbox', { name: /^标题/ }), '（修订）');
  await first.visitor.click(screen.getByRole('link', { name: /文章/ }));
  const asked = within(await screen.findByRole('dialog', { name: '还没有保存' }));
  await first.visitor.click(asked.getByRole('button', { name: '离开' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  first.unmount();
  const { visitor, server } = open({
    'staff/article/save': ({ content: draft }) => ({ rid: 'k1', draft, etag: etag(2) }),
  });
  await visitor.click(await screen.findByRole('button', { name: '恢复' }));
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveValue('开放日通知（修订）');
  await save(visitor);
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(server.inputs('staff/article/save')).toMatchObject([
    { content: { title: '开放日通知（修订）' }, etag: etag(1) },
  ]);
});

test('a new article without a title is refused at its field and stays; a text that was not touched is sent as it was', async () => {
  const { visitor, server } = open(
    { 'staff/article/save': ({ content: draft }) => ({ rid: 'k2', draft, etag: etag(2) }) },
    '/staff/content/articles/new',
  );
  await visitor.type(await screen.findByRole('textbox', { name: /^作者/ }), '编辑部');
  await save(visitor);
  expect(await screen.findByText(/没有保存：/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^标题/ })).toHaveAccessibleDescription(/标题/);
  expect(screen.getByRole('textbox', { name: /^作者/ })).toHaveValue('编辑部');
  expect(server.inputs('staff/article/save')).toMatchObject([{ content: { body: '' } }]);
});

test('a draft that somebody saved meanwhile is not published unread: the dialog shows the new one', async () => {
  let draft = { ...content, title: '甲' };
  const { visitor, server } = open({
    'staff/article/detail': () => ({ ...detail, draft, etag: draft.title === '甲' ? etag(1) : etag(2) }),
    'staff/article/publish': ({ shown }) => {
      draft = { ...content, title: '乙' };
      if (shown !== etag(2)) throw new Refused('content_changed');
      return { rid: 'k1', version: 2 };
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem', { name: '标题' })).toHaveTextContent('开放日通知');
  await visitor.click(dialog.getByRole('button', { name: '发布' }));
  expect(await dialog.findByText(/刚刚被其他人修改过/)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('listitem', { name: '标题' })).toHaveTextContent('乙'));
  await visitor.click(dialog.getByRole('button', { name: '发布' }));
  expect(await screen.findByText(/已发布$/, { selector: '[data-toast]' })).toBeInTheDocument();
  expect(server.inputs('staff/article/publish')).toEqual([
    { rid: 'k1', shown: etag(1) },
    { rid: 'k1', shown: etag(2) },
  ]);
});
