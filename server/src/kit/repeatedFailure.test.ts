import { RepeatedFailure } from './repeatedFailure';

const at = (seconds: number) => new Date(seconds * 1000);

test('the first failure is told at once, then one in a period with the number of those in between', () => {
  const failing = new RepeatedFailure(900);
  expect(failing.add('sms', at(0))).toBe(1);
  expect([1, 2, 899].map((second) => failing.add('sms', at(second)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(failing.add('mail', at(2))).toBe(1);
  expect(failing.add('sms', at(900))).toBe(4);
  expect(failing.add('sms', at(901))).toBeUndefined();
});

test('a clock that was put back does not silence, and many things do not grow without limit', () => {
  const failing = new RepeatedFailure(900);
  failing.add('sms', at(10_000));
  expect(failing.add('sms', at(0))).toBe(1);
  for (let number = 0; number < 3000; number++) expect(failing.add(`webhook ${number}`, at(1))).toBe(1);
});
