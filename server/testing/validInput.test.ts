import { contract, type Endpoint, type Path } from '@portal/shared/contract';
import fc from 'fast-check';
import { member, staff, type TestMember, testPassword } from './factories';
import { attemptsOf } from './foreign/attempts';
import { thingsOf } from './foreign/things';
import { shown } from './fuzz';
import { damaged } from './hostile';
import { type TestApp, testApp } from './testApp';

let t: TestApp;
let tokens: Record<Endpoint['access'], string>;
let inputs: ReadonlyMap<string, readonly unknown[]>;
beforeAll(async () => {
  t = await testApp();
  owner = await member(t.db);
  tokens = { open: '', member: owner.token, staff: (await staff(t.db)).token };
  const its = await thingsOf(t, owner);
  const own = attemptsOf(its, its);
  inputs = new Map(
    calls.map(([path, { example }]) => [
      path,
      [
        {},
        ...(example === undefined ? [] : [example]),
        ...own.filter((one) => one.path === path).map(({ input }) => input),
      ],
    ]),
  );
});

const calls = Object.entries<Endpoint>(contract).filter(([, { body }]) => body !== 'multipart');

let owner: TestMember;

/** Calls after which the owner can do less; they are made last. */
const ending = ['auth/user/consent/withdraw', 'auth/user/close'];
const inOrder = [...calls].sort(([a], [b]) => ending.indexOf(a) - ending.indexOf(b));

/** `npm run soak` makes all calls, which takes half a minute; other runs make a random sixth of them. */
const isSoak = process.env.SOAK_CASES !== undefined;
const [start = 0] = fc.sample(fc.nat(5), 1);
const sixth = inOrder.filter((_, index) => index % 6 === start);

async function ask(path: string, input: unknown) {
  const { access, method = 'POST' }: Endpoint = contract[path as Path];
  const response = await t.app.inject({
    method,
    url: `/api/${path}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[access]}` },
    ...(method === 'POST' && { payload: JSON.stringify(input) }),
  });
  return response.statusCode;
}

/** Some calls end the session. */
async function signInAgain(): Promise<void> {
  const { data } = await t.call('open/login', { account: owner.phone, password: testPassword });
  tokens.member = data.token;
}

/** Returns an input that the call answers with 200: none, the example of the contract, or one with the owner's keys. */
async function validInputOf(path: string): Promise<unknown> {
  for (const input of inputs.get(path) ?? []) {
    if ((await ask(path, input)) === 200) return input;
  }
  return undefined;
}

test('no hostile value in one field of a valid input makes a call fail with 5xx', async () => {
  const failed: string[] = [];
  let answered = 0;
  for (const [path] of isSoak ? inOrder : sixth) {
    if ((await ask('auth/user/info', {})) === 401) await signInAgain();
    const valid = await validInputOf(path);
    if (valid === undefined) continue;
    answered += 1;
    for (const { field, value, input } of damaged(valid, isSoak ? 40 : 2)) {
      const status = await ask(path, input);
      if (status >= 500) failed.push(`${path} ${field} ${shown(value)} ${status}`);
    }
  }
  expect(failed).toEqual([]);
  // The rest needs records in certain states, which the tests make: `npm run soak -- --only=fuzz`.
  if (isSoak) expect(answered).toBeGreaterThan(185);
});
