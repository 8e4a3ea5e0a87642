import { call } from '@portal/shared/api';
import { FakeServer, type Handlers, Refused } from '@portal/shared/testing';
import { DeskSession } from './deskSession';

const self = {
  account: 'wang.fang',
  name: '王芳',
  roles: ['lab' as const],
  locked: null,
  second_factor: true,
  created: '2026-11-01T00:00:00Z',
};

function open(handlers: Handlers = {}) {
  const server = new FakeServer({
    'staff/account/self': () => self,
    'auth/user/logout': () => null,
    ...handlers,
  });
  globalThis.fetch = server.fetch;
  const queries = { clear: jest.fn() };
  const desk = new DeskSession(queries);
  desk.start();
  return { server, desk, queries };
}

beforeEach(() => localStorage.clear());

test('a login becomes the desk once the server says who it is, and stays when the page is loaded again', async () => {
  const { desk } = open();
  expect(desk.stage).toBe('out');
  await desk.enter({ token: 'desk-1' });
  expect(desk.stage).toBe('in');
  expect(desk.may(['lab'])).toBe(true);
  expect(desk.may(['finance'])).toBe(false);
  expect(localStorage.getItem('portal.token')).toBeNull();
  expect(open().desk.stage).toBe('asking');
});

test.each([
  ['password_change_required', 'password'],
  ['second_factor_missing', 'bind'],
  ['second_factor_required', 'code'],
] as const)('after %s the login goes on with the step %s', async (refusal, stage) => {
  const { desk } = open({
    'staff/account/self': () => {
      throw new Refused(refusal);
    },
  });
  await desk.enter({ token: 'desk-1' });
  expect(desk.stage).toBe(stage);
});

test('an account of a member is refused with a sentence, and its token is not kept', async () => {
  const { desk } = open({
    'staff/account/self': () => {
      throw new Refused('forbidden');
    },
  });
  await desk.enter({ token: 'member-1' });
  expect(desk).toMatchObject({ stage: 'out', said: '这个账号不是工作人员的账号' });
  expect(localStorage.getItem('portal.deskToken')).toBeNull();
});

test('a refused token of the desk ends the session of the desk alone', async () => {
  const shop = JSON.stringify({ v: 1, value: { access: 'shop' } });
  localStorage.setItem('portal.token', shop);
  const { desk, queries } = open({
    'staff/order/list': () => {
      throw new Refused('token_invalid');
    },
  });
  await desk.enter({ token: 'desk-1' });
  await expect(call('staff/order/list', {})).rejects.toMatchObject({ id: 'token_invalid' });
  expect(desk).toMatchObject({ stage: 'out', said: '登录已过期，请重新登录' });
  expect(localStorage.getItem('portal.token')).toBe(shop);
  expect(queries.clear).toHaveBeenCalled();
});
