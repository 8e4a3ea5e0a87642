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

test('values come from path and query, in the order the page gives them', () => {
  expect(inputOf('kw=XRD&page=2', { typeId: '1' })).toBe('{"kw":"XRD","typeId":1,"page":2,"size":18}');
});

test('the query comes before the path; what is no number is passed over', () => {
  expect(inputOf('typeId=3', { typeId: '1' })).toBe('{"kw":"","typeId":3,"page":1,"size":18}');
  expect(inputOf('typeId=x&page=-1', { typeId: '1' })).toBe('{"kw":"","typeId":1,"page":1,"size":18}');
});

test('what is optional is left out', () => {
  expect(inputOf('')).toBe('{"kw":"","page":1,"size":18}');
});

test('yuan of the address are fen of the call; what is too much is passed over', () => {
  const priced = earlyTemplates.parse([
    ['open/x', { max: { from: ['?max'], number: true, most: 500, times: 100, optional: true } }],
  ]);
  const at = (address: string) => earlyCalls(priced, { params: {}, search: new URLSearchParams(address) });
  expect(at('max=300')).toEqual([['open/x', { max: 30_000 }]]);
  expect(at('max=501')).toEqual([['open/x', {}]]);
  expect(at('max=0')).toEqual([['open/x', {}]]);
});

test('what is empty in the address counts as nothing', () => {
  const stated = earlyTemplates.parse([['open/x', { state: { from: ['?state'], optional: true } }]]);
  const at = (address: string) => earlyCalls(stated, { params: {}, search: new URLSearchParams(address) });
  expect(at('state=')).toEqual([['open/x', {}]]);
  expect(at('state=%E7%B2%89%E6%9C%AB')).toEqual([['open/x', { state: '粉末' }]]);
});

test('a call that lacks what it needs is not made', () => {
  const detail = earlyTemplates.parse([['open/web/device/detail', { rid: ':rid' }]]);
  expect(earlyCalls(detail, { params: {}, search: new URLSearchParams() })).toEqual([]);
});

test('calls that need a token cannot be started early', () => {
  expect(earlyTemplates.safeParse([['auth/user/info', {}]]).success).toBe(false);
});
