/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, compress } from './encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['x-br', undefined],
])('accept-encoding %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header === undefined ? {} : { 'accept-encoding': header })).toBe(encoding);
});

test('both encodings decompress to what was compressed', async () => {
  expect(brotliDecompressSync(await compress('门户', 'br', 5)).toString()).toBe('门户');
  expect(gunzipSync(await compress('门户', 'gzip', 5)).toString()).toBe('门户');
});
