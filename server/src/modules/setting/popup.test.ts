import { eq } from 'drizzle-orm';
import { member, staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp();
});

const shown = async () => (await portal.call('open/web/index', {})).data.popup;

test('staff open and close the popup, and visitors see it at once', async () => {
  const { token, rid } = await staff(portal.db);
  expect(await shown()).toBeUndefined();
  const opened = await portal.call(
    'staff/setting/popup',
    { open: true, title: '元旦安排', link: 'https://example.com/new-year' },
    { token },
  );
  expect(opened.data.popup).toMatchObject({ title: '元旦安排', link: 'https://example.com/new-year' });
  expect(await shown()).toEqual(opened.data.popup);
  await portal.call('staff/setting/popup', { open: false }, { token });
  expect(await shown()).toBeUndefined();
  const written = await portal.db.read((tx) => tx.select().from(audits).where(eq(audits.staff_rid, rid)));
  expect(written.map(({ act }) => act)).toEqual(['popup.open', 'popup.close']);
});

test('a link that is no URL and a picture from another site are refused', async () => {
  const { token } = await staff(portal.db);
  const answer = await portal.call(
    'staff/setting/popup',
    { open: true, link: 'javascript:alert(1)', img: 'https://example.com/a.svg' },
    { token },
  );
  expect(answer).toMatchObject({
    status: 422,
    fields: { link: '[链接]格式不正确', img: '[图片]格式不正确' },
  });
});

test('members cannot open it', async () => {
  const { token } = await member(portal.db);
  expect((await portal.call('staff/setting/popup', { open: true }, { token })).status).toBe(403);
});
