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

test('a call that lacks what it needs is not made', () => {
  const detail = earlyTemplates.parse([['open/web/device/detail', { rid: ':rid' }]]);
  expect(earlyCalls(detail, { params: {}, search: new URLSearchParams() })).toEqual([]);
});

test('calls that need a token cannot be started early', () => {
  expect(earlyTemplates.safeParse([['auth/user/info', {}]]).success).toBe(false);
});
