import { memberFileActs, type OrderState, orderFileKinds, orderStates, takesSigned } from '.';

const delivered = ['delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed'];

test('results are visible after delivery, all other files in every state', () => {
  const seen = (kind: (typeof orderFileKinds)[number]) =>
    orderStates.filter((state) => memberFileActs(kind, state).includes('download'));
  expect(seen('data')).toEqual(delivered);
  for (const kind of ['protocol', 'signed', 'record', 'quotation'] as const)
    expect(seen(kind)).toEqual(orderStates);
});

test('a signed copy is accepted from the locked plan until the data is delivered', () => {
  expect(orderStates.filter(takesSigned)).toEqual([
    'confirmed',
    'agreed',
    'awaiting_sample',
    'received',
    'testing',
  ]);
});

test('an unlisted state shows no file and accepts none', () => {
  const added: OrderState = JSON.parse('"held_for_payment"');
  for (const kind of orderFileKinds) expect(memberFileActs(kind, added)).toEqual([]);
  expect(takesSigned(added)).toBe(false);
});
