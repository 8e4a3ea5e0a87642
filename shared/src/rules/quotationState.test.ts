/** @jest-environment node */
import {
  orderStates,
  possibleQuotationActs,
  type QuotationFacts,
  quotationStates,
  takesPrices,
} from './index';

const facts: QuotationFacts = {
  state: 'open',
  validUntil: '2026-11-20',
  today: '2026-11-20',
  takesPrices: true,
};
const by = (actor: 'member' | 'staff' | 'system', given: Partial<QuotationFacts> = {}) =>
  possibleQuotationActs({ ...facts, ...given }, actor);

test('a member accepts or declines an open quotation until the end of its last day', () => {
  expect(by('member')).toEqual(['accept', 'decline']);
  expect(by('member', { today: '2026-11-21' })).toEqual([]);
  expect(by('member', { takesPrices: false })).toEqual(['decline']);
});

test('a quotation expires on the day after its last one', () => {
  expect(by('system')).toEqual(['withdraw', 'supersede']);
  expect(by('system', { today: '2026-11-21' })).toEqual(['withdraw', 'supersede', 'expire']);
});

test('every state but open is final', () => {
  for (const state of quotationStates.filter((one) => one !== 'open'))
    for (const actor of ['member', 'staff', 'system'] as const)
      expect(by(actor, { state, today: '2026-11-21' })).toEqual([]);
});

test("an order's price can change until its data is delivered", () => {
  expect(orderStates.filter((state) => takesPrices({ kind: 'order', state }))).toEqual([
    'submitted',
    'confirmed',
    'agreed',
    'awaiting_sample',
    'received',
    'testing',
  ]);
});
