/** @jest-environment node */
import { isPathTooLong, requestUrl, withoutTrailingSlashes } from './path';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/a', '/a'],
  ['/a///', '/a'],
  ['/a//b/', '/a//b'],
  ['https://portal.example.com/', 'https://portal.example.com'],
])('%s without trailing slashes is %s', (path, expected) => {
  expect(withoutTrailingSlashes(path)).toBe(expected);
});

test('the query does not count for the length of a path', () => {
  expect(isPathTooLong(`/${'x'.repeat(2047)}`)).toBe(false);
  expect(isPathTooLong(`/${'x'.repeat(2048)}`)).toBe(true);
  expect(isPathTooLong(`/search?kw=${'x'.repeat(4000)}`)).toBe(false);
});

test.each([
  ['/a?x=1', '/a'],
  ['//evil.example.com/a', '//evil.example.com/a'],
  ['//', '//'],
  ['http://portal.example.com/a', '/a'],
  ['http://', '/'],
])('the path of %s is %s', (target, path) => {
  expect(requestUrl(target).pathname).toBe(path);
});
