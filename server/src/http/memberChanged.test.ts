import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import { memberHeader } from '@portal/shared/rules';
import { member } from '../../testing/factories';
import { type TestApp, testApp } from '../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const signedIn = Object.entries<Endpoint>(contract)
  .filter(([, { access }]) => access !== 'open')
  .map(([path]) => path as Path);

const person = () => member(t.db, {}, t.clock.now());

async function refusalOf(path: Path, token: string, drawnFor: string): Promise<string | undefined> {
  const form = (contract[path] as Endpoint).body === 'multipart';
  const response = await t.app.inject({
    method: (contract[path] as Endpoint).method ?? 'POST',
    url: `/api/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      [memberHeader]: drawnFor,
      ...(form && { 'content-type': 'multipart/form-data; boundary=x' }),
    },
    payload: form ? '--x--\r\n' : {},
  });
  return response.json().data?.error;
}

test('every call of a page that was drawn for another member is refused before its input is read', async () => {
  const [one, other] = [await person(), await person()];
  const answers = await Promise.all(
    signedIn.map(async (path) => [path, await refusalOf(path, other.token, one.rid)]),
  );
  expect(signedIn.length).toBeGreaterThan(100);
  expect(answers).toEqual(signedIn.map((path) => [path, 'member_changed']));
});

test('nothing is done', async () => {
  const [one, other] = [await person(), await person()];
  const addresses = async () => (await t.call('auth/address/list', {}, { token: other.token })).data;
  const before = await addresses();
  const { address_rid, ...input } = before[0] ?? {};
  const answer = await t.call('auth/address/add', input as (typeof before)[0], {
    token: other.token,
    headers: { [memberHeader]: one.rid },
  });
  expect(answer).toMatchObject({ status: 409, error: 'member_changed', data: expect.anything() });
  expect(answer.msg).toContain('账号');
  expect(await addresses()).toEqual(before);
});

test.each([
  ['the own page', (rid: string) => ({ [memberHeader]: rid })],
  ['a program or an earlier release, which names nobody', () => ({})],
])('%s goes on', async (_case, headersOf) => {
  const { token, rid } = await person();
  expect((await t.call('auth/user/info', {}, { token, headers: headersOf(rid) })).status).toBe(200);
});

test.each(['', 'nobody', 'x'.repeat(5000)])('a name of nobody is another member', async (name) => {
  const { token } = await person();
  const answer = await t.call('auth/user/info', {}, { token, headers: { [memberHeader]: name } });
  expect(answer.error).toBe('member_changed');
});
