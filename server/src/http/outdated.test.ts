import { contract, outdatedBy, type Path } from '@portal/shared/contract';
import { outdatesHeader } from '@portal/shared/rules';
import { member, type TestMember } from '../../testing/factories';
import { send } from '../../testing/orders';
import { type Answer, type TestApp, testApp } from '../../testing/testApp';

let t: TestApp;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  who = await member(t.db);
});

const saidBy = ({ headers }: Pick<Answer<Path>, 'headers'>) => headers[outdatesHeader.toLowerCase()];
const title = { holder: 'person', type: 1, title: '王小明' } as const;

test('the answer of an act says what it made old, a stored one too', async () => {
  const options = { token: who.token, headers: { 'idempotency-key': 'a-key-of-a-title' } };
  const first = await t.call('auth/invoice/add', title, options);
  const again = await t.call('auth/invoice/add', title, options);
  expect([saidBy(first), saidBy(again)]).toEqual(['auth/invoice/list', 'auth/invoice/list']);
  expect(again.data).toEqual(first.data);
});

test('a refused act says it', async () => {
  const refused = await t.call('auth/invoice/del', { rid: 'none' }, { token: who.token });
  expect([refused.error, saidBy(refused)]).toEqual(['not_found', 'auth/invoice/list']);
});

test('what only a refused act makes old is not named after success, where the answer shows it', async () => {
  const given = { device_rid: 'xrd', options: {}, count: 1 };
  const refused = await t.call('auth/tempDevice/add', given, { token: who.token });
  expect([refused.error, saidBy(refused)]).toEqual([
    'option_invalid',
    outdatedBy(contract['auth/tempDevice/add'], true).join(', '),
  ]);
  expect(saidBy(refused)).toContain('auth/tempDevice');
  expect(outdatedBy(contract['auth/tempDevice/add'], false)).not.toContain('auth/tempDevice');
});

test('an act by a form says it', async () => {
  const posted = { name: '王小明', phone: '13912345678', content: '测' };
  const answer = await send(t, 'open/web/requirement/add', posted, null, who.token);
  expect(saidBy(answer)).toContain('auth/requirement/list');
});

test('a call that was refused before it began, and one that only reads, say nothing', async () => {
  const { token } = who;
  expect(saidBy(await t.call('auth/invoice/add', { ...title, title: '' }, { token }))).toBeUndefined();
  expect(saidBy(await t.call('auth/invoice/add', title, { token: 'none' }))).toBeUndefined();
  expect(saidBy(await t.call('auth/invoice/list', {}, { token }))).toBeUndefined();
});
