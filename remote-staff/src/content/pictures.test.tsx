import type { Picture } from '@portal/shared/contract';
import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { PicturesPage } from './picture/PicturesPage';

const picture: Picture = {
  path: '/upload/img/a1.png',
  name: '开放日.png',
  mime: 'image/png',
  size: 2048,
  created: '2026-11-28T02:00:00Z',
};

const routes: readonly AreaRoute[] = [{ index: true, title: '图片', page: async () => PicturesPage }];
const open = (server: Handlers) => renderRoute({ routes, at: '/', server });

test('pictures are listed with what shows them; of two files the one that is none is named, the other is kept', async () => {
  const list = [picture];
  const { visitor, server } = open({
    'staff/picture/list': () => ({ list: [...list], total: list.length }),
    'staff/picture/uses': () => [
      { path: picture.path, kind: 'article', rid: 'k1', title: '开放日通知', draft: true },
      { path: picture.path, kind: 'home', rid: 'partner', title: 'partner', draft: false },
    ],
    'staff/picture/add': () => {
      if (server.inputs('staff/picture/add').length === 1) throw new Refused('file_type_refused');
      list.unshift({ ...picture, path: '/upload/img/b2.png', name: '新图.png' });
      return list[0] ?? picture;
    },
  });
  const shown = within(await screen.findByRole('listitem', { name: picture.name }));
  expect(await shown.findByText('文章：开放日通知', { exact: false })).toHaveTextContent('（草稿）');
  expect(shown.getByText('首页：合作单位')).toBeInTheDocument();
  const files = [
    new File(['x'], '说明.txt.png', { type: 'image/png' }),
    new File(['y'], '新图.png', { type: 'image/png' }),
  ];
  await visitor.upload(screen.getByLabelText('上传图片'), files);
  expect(await screen.findByText(/^说明\.txt\.png：/)).toBeInTheDocument();
  expect(await screen.findByRole('listitem', { name: '新图.png' })).toBeInTheDocument();
});
