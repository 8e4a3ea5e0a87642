import { base32, matchingStep, stepOf, totpCode, totpUri } from './totp';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
])('the code at %s is that of the standard', (at, code) => {
  expect(totpCode(secret, stepOf(new Date(at)))).toBe(code);
});

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is that of the standard', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('a code of the step before or after is accepted, an older one is not', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const step = stepOf(now);
  for (const near of [-1, 0, 1])
    expect(matchingStep(secret, totpCode(secret, step + near), now)).toBe(step + near);
  for (const far of [-2, 2]) expect(matchingStep(secret, totpCode(secret, step + far), now)).toBeUndefined();
  expect(matchingStep(secret, '12345', now)).toBeUndefined();
});

test('the URI has the secret in base32, and names that need no decoding by hand', () => {
  expect(totpUri(secret, { issuer: '检测门户', account: 'wang.fang' })).toBe(
    'otpauth://totp/%E6%A3%80%E6%B5%8B%E9%97%A8%E6%88%B7:wang.fang?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E6%A3%80%E6%B5%8B%E9%97%A8%E6%88%B7',
  );
});
