import { memberFileActs, type OrderState, orderFileKinds, orderStates, takesSigned } from '.';

const delivered = ['delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed'];

test('results are seen once they are delivered, all other files in every state', () => {
  const seen = (kind: (typeof orderFileKinds)[number]) =>
    orderStates.filter((state) => memberFileActs(kind, state).includes('download'));
  expect(seen('data')).toEqual(delivered);
  for (const kind of ['protocol', 'signed', 'record'] as const) expect(seen(kind)).toEqual(orderStates);
});

test('a signed copy is taken from the locked plan to the settled bill', () => {
  expect(orderStates.filter((state) => !takesSigned(state))).toEqual(['submitted', 'closed', 'cancelled']);
});

test('a state that is added to the list shows nothing and takes nothing', () => {
  const added: OrderState = JSON.parse('"held_for_payment"');
  for (const kind of orderFileKinds) expect(memberFileActs(kind, added)).toEqual([]);
  expect(takesSigned(added)).toBe(false);
});
