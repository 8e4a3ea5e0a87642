/** @jest-environment node */
import { isFixedWay, isSentBy, noticeKindNames, noticeKinds, noticeWays, waysOf } from './notice';

const none = { sms: false, mail: false };
const both = { sms: true, mail: true };

test('data is announced by text message and e-mail unless the member chose otherwise (specification, section 1)', () => {
  expect(waysOf('data', undefined)).toEqual(both);
  expect(waysOf('data', none)).toEqual(none);
});

test("notices of the account's security can't be switched off", () => {
  expect(isFixedWay('security', 'sms')).toBe(true);
  expect(waysOf('security', none)).toEqual({ sms: true, mail: false });
  expect(waysOf('security', both)).toEqual(both);
});

test('advertising is sent only after the member has switched it on', () => {
  const advertising = noticeKindNames.filter((kind) => 'advertising' in noticeKinds[kind]);
  expect(advertising).toEqual(['promotion']);
  for (const kind of advertising) expect(waysOf(kind, undefined)).toEqual(none);
  expect(waysOf('promotion', { sms: false, mail: true })).toEqual({ sms: false, mail: true });
});

test('each way of every other kind follows the choice', () => {
  for (const kind of noticeKindNames)
    for (const way of noticeWays)
      if (!isFixedWay(kind, way))
        for (const chosen of [none, both]) expect(isSentBy(kind, way, chosen)).toBe(chosen[way]);
});
