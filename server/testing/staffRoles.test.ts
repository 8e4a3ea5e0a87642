import { contract, type Endpoint, errors, reasons } from '@portal/shared/contract';
import { isPermitted, type StaffRole, staffRoles } from '@portal/shared/rules';
import { member, staff } from './factories';
import { type TestApp, testApp } from './testApp';

const calls = Object.entries<Endpoint>(contract).flatMap(([path, { roles, method = 'POST' }]) =>
  roles === undefined ? [] : [{ path, roles, method }],
);

let t: TestApp;
const tokens = new Map<StaffRole | 'member', string>();

beforeAll(async () => {
  t = await testApp();
  for (const role of staffRoles) tokens.set(role, (await staff(t.db, { roles: [role] })).token);
  tokens.set('member', (await member(t.db)).token);
});

/** Sends a body that no call accepts, so that a permitted call changes nothing: 422. */
async function tried({ path, method }: (typeof calls)[number], who: StaffRole | 'member' | undefined) {
  const token = who === undefined ? undefined : tokens.get(who);
  const response = await t.app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: JSON.stringify({ unknownField: true }),
  });
  const { msg, data } = response.json();
  return { error: data.error, msg };
}

test('every call of staff is refused for each role that it does not name, with the roles that it needs', async () => {
  for (const call of calls)
    for (const role of staffRoles) {
      const { error, msg } = await tried(call, role);
      const permitted = isPermitted([role], call.roles);
      expect([call.path, role, error === 'role_required']).toEqual([call.path, role, !permitted]);
      if (!permitted) expect(msg).toBe(reasons.roleRequired(call.roles));
    }
});

test('every call of staff is refused for members and visitors', async () => {
  for (const call of calls) {
    expect([call.path, (await tried(call, 'member')).error]).toEqual([call.path, 'forbidden']);
    expect([call.path, (await tried(call, undefined)).error]).toEqual([call.path, 'token_missing']);
  }
});

test('a call names the admin only when it is for admins alone, and no role twice', () => {
  for (const { path, roles } of calls) {
    const isForAll = roles.length === staffRoles.length;
    if (roles.includes('admin') && !isForAll) expect([path, roles]).toEqual([path, ['admin']]);
    expect([path, new Set(roles).size]).toEqual([path, roles.length]);
  }
});

test('the message of a refused role says which roles are needed', () => {
  expect(reasons.roleRequired(['manager', 'lab'])).toBe('此操作需要角色：客户经理或实验室。请联系管理员');
  expect(errors.role_required.status).toBe(403);
});
