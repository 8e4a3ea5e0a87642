/** @jest-environment node */
import { CallError, isRefused } from '.';

const refused = new CallError('auth/order/add', 'plan_changed', '实验方案已变化', { status: 409 });

test('a refusal is identified by its call and its id', () => {
  expect(isRefused(refused, 'auth/order/add', 'plan_changed', 'not_found')).toBe(true);
  expect(isRefused(refused, 'auth/order/add', 'not_found')).toBe(false);
  expect(isRefused(refused, 'auth/order/cancel', 'not_found')).toBe(false);
  expect(isRefused(new Error('plan_changed'), 'auth/order/add', 'plan_changed')).toBe(false);
});

test('only refusals that the contract declares for the call can be tested', () => {
  // @ts-expect-error an order is not placed by a password
  expect(isRefused(refused, 'auth/order/add', 'password_wrong')).toBe(false);
});
