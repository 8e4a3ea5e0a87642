import fc from 'fast-check';
import { codeIn, noQuery, ordersPath, ordersQuery, queues, sorts } from './ordersFilter';

const read = (path: string) => ordersQuery(new URL(path, 'https://lab.example').searchParams);

const words = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text.length <= 40);
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('the URL says all of what is shown', () => {
  const query = fc.record({
    queue: fc.constantFrom(...queues.map(({ key }) => key)),
    code: words,
    member: words,
    service: words,
    from: fc.option(day, { nil: '' }),
    to: fc.option(day, { nil: '' }),
    late: fc.boolean(),
    mine: fc.boolean(),
    sort: fc.constantFrom(...sorts.map(({ key }) => key)),
    after: fc.constantFrom(undefined, '1_1763433000000_key'),
  });
  fc.assert(fc.property(query, (shown) => expect(read(ordersPath(shown))).toEqual(shown)));
});

test('what is wrong in the URL counts as missing', () => {
  expect(read('/staff/orders?queue=x&from=2026-06-31&to=1.6.2026&late=yes&sort=dearest')).toEqual({
    ...noQuery,
    after: undefined,
  });
  expect(ordersPath(noQuery)).toBe('/staff/orders');
});

test.each([
  [' d20261118-000001 ', 'D20261118-000001'],
  ['D20261118', undefined],
  ['王', undefined],
])('%j is the order %s', (typed, code) => expect(codeIn(typed)).toBe(code));
