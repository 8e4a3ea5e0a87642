/** @jest-environment node */
import {
  memberFileActs,
  type OrderState,
  orderFileKinds,
  orderStates,
  serviceType,
  takesRaw,
  takesSigned,
} from '.';

const delivered = ['delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed'];

test('results are visible after delivery, all other files in every state', () => {
  const seen = (kind: (typeof orderFileKinds)[number]) =>
    orderStates.filter((state) => memberFileActs(kind, state).includes('download'));
  expect(seen('data')).toEqual(delivered);
  for (const kind of ['protocol', 'signed', 'raw', 'record', 'quotation'] as const)
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

test('raw data of an analysis is added and deleted until the test begins', () => {
  const beforeTest = ['submitted', 'confirmed', 'agreed', 'awaiting_sample', 'received'];
  const taking = (type_id: number) => orderStates.filter((state) => takesRaw({ type_id, state }));
  expect(taking(serviceType.analysis)).toEqual(beforeTest);
  expect(taking(serviceType.send)).toEqual([]);
  expect(orderStates.filter((state) => memberFileActs('raw', state).includes('delete'))).toEqual(beforeTest);
  for (const kind of orderFileKinds)
    if (kind !== 'raw')
      for (const state of orderStates) expect(memberFileActs(kind, state)).not.toContain('delete');
});

test('an unlisted state shows no file and accepts none', () => {
  const added: OrderState = JSON.parse('"held_for_payment"');
  for (const kind of orderFileKinds) expect(memberFileActs(kind, added)).toEqual([]);
  expect(takesSigned(added)).toBe(false);
  expect(takesRaw({ type_id: serviceType.analysis, state: added })).toBe(false);
});
