/** @jest-environment node */
import { earlyCalls, earlyTemplates } from './earlyCalls';

const list = earlyTemplates.parse([
  [
    'open/web/device/search',
    {
      kw: { from: ['?kw'], otherwise: '' },
      typeId: { from: ['?typeId', ':typeId'], number: true, optional: true },
      page: { from: ['?page'], number: true, otherwise: 1 },
      size: 18,
    },
  ],
]);

function inputOf(address: string, params: Record<string, string> = {}) {
  const [call] = earlyCalls(list, { params, search: new URLSearchParams(address) });
  return JSON.stringify(call?.[1]);
}

test('values are read from path and query, in the order of the page’s own call', () => {
  expect(inputOf('kw=XRD&page=2', { typeId: '1' })).toBe('{"kw":"XRD","typeId":1,"page":2,"size":18}');
});

test('the query precedes the path; invalid numbers are ignored', () => {
  expect(inputOf('typeId=3', { typeId: '1' })).toBe('{"kw":"","typeId":3,"page":1,"size":18}');
  expect(inputOf('typeId=x&page=-1', { typeId: '1' })).toBe('{"kw":"","typeId":1,"page":1,"size":18}');
});

test('empty optional values are omitted', () => {
  expect(inputOf('')).toBe('{"kw":"","page":1,"size":18}');
});

test('yuan in the URL become fen in the call; numbers above the maximum are ignored', () => {
  const priced = earlyTemplates.parse([
    ['open/x', { max: { from: ['?max'], number: true, most: 500, times: 100, optional: true } }],
  ]);
  const at = (address: string) => earlyCalls(priced, { params: {}, search: new URLSearchParams(address) });
  expect(at('max=300')).toEqual([['open/x', { max: 30_000 }]]);
  expect(at('max=501')).toEqual([['open/x', {}]]);
  expect(at('max=0')).toEqual([['open/x', {}]]);
});

test('empty parameters count as missing', () => {
  const stated = earlyTemplates.parse([['open/x', { state: { from: ['?state'], optional: true } }]]);
  const at = (address: string) => earlyCalls(stated, { params: {}, search: new URLSearchParams(address) });
  expect(at('state=')).toEqual([['open/x', {}]]);
  expect(at('state=%E7%B2%89%E6%9C%AB')).toEqual([['open/x', { state: '粉末' }]]);
});

test('a list is every value of its name, and is left out without any', () => {
  const listed = earlyTemplates.parse([
    ['open/x', { states: { from: ['?state'], list: true, optional: true } }],
  ]);
  const at = (address: string) => earlyCalls(listed, { params: {}, search: new URLSearchParams(address) });
  expect(at('state=a&state=&state=b')).toEqual([['open/x', { states: ['a', 'b'] }]]);
  expect(at('state=')).toEqual([['open/x', {}]]);
});

test('a call without a required value is not made', () => {
  const detail = earlyTemplates.parse([['open/web/device/detail', { rid: ':rid' }]]);
  expect(earlyCalls(detail, { params: {}, search: new URLSearchParams() })).toEqual([]);
});

test('calls that need a token cannot be started early', () => {
  expect(earlyTemplates.safeParse([['auth/user/info', {}]]).success).toBe(false);
});
