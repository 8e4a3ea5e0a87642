import { staff } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { onePixel } from '../../../testing/picture';
import { testApp } from '../../../testing/testApp';

test('staff see where an uploaded picture is shown: published, as a draft, or nowhere', async () => {
  const t = await testApp();
  const { token } = await staff(t.db, { roles: ['content'] });
  const add = async (name: string) =>
    (await send(t, 'staff/picture/add', {}, { name, bytes: onePixel }, token)).data.path;
  const [cover, inside, idle] = [await add('a.png'), await add('b.png'), await add('c.png')];
  const content = { type: 'news' as const, title: '开放日', img: cover, sketch: '摘要', author: '编辑部' };
  const rest = {
    body: `<p><img src="${inside}" alt="图" /></p>`,
    created: '2026-11-18',
    devices: [],
    source: null,
  };
  const { rid } = (await t.call('staff/article/save', { content: { ...content, ...rest } }, { token })).data;
  await t.call('staff/article/publish', { rid }, { token });
  const partner = { part: 'partner' as const, list: [{ name: '某大学', img: inside }] };
  await t.call('staff/home/save', { content: partner }, { token });
  const { data } = await t.call('staff/picture/uses', { paths: [cover, inside, idle] }, { token });
  expect(data).toHaveLength(3);
  expect(data).toEqual(
    expect.arrayContaining([
      { path: cover, kind: 'article', rid, title: '开放日', draft: false },
      { path: inside, kind: 'article', rid, title: '开放日', draft: false },
      { path: inside, kind: 'home', rid: 'partner', title: 'partner', draft: true },
    ]),
  );
});
