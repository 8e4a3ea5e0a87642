/** @jest-environment node */
import { conflictOf, type Offer } from './compatibility';

const detail = {
  call: 'POST open json',
  input: { '': 'object', rid: 'string', page: '?integer' },
  data: { '': 'object', list: 'array', 'list[]': 'object', 'list[].name': 'string', state: '=off|=on' },
};

const offer: Offer = {
  shared: { react: '19.3.1' },
  names: { '@portal/shared/rules': ['formatFen', 'limits', 'limits.countMax'] },
  calls: { 'open/detail': detail },
};

const changed = (part: Partial<Offer['calls'][string]>): Offer => ({
  ...offer,
  calls: { 'open/detail': { ...detail, ...part } },
});

const built = { calls: { 'open/detail': detail } };

test('a release is compatible with the shell that it was built against', () => {
  const names = { '@portal/shared/rules': ['limits.countMax', 'formatFen', 'formatFen.name'] };
  expect(conflictOf({ shared: { react: '^19.0.0' }, names, ...built }, offer)).toBeUndefined();
});

test.each([
  ['@portal/shared/rules', 'formatYuan', '@portal/shared/rules has no formatYuan'],
  ['@portal/shared/rules', 'limits.lengthMax', '@portal/shared/rules has no limits.lengthMax'],
  ['@portal/shared/charts', 'Chart', '@portal/shared/charts has no Chart'],
])('of %s, %s is missed by its name', (part, name, said) => {
  expect(conflictOf({ names: { [part]: [name] } }, offer)).toBe(said);
});

test.each([
  ['is no longer there', { ...offer, calls: {} }, 'call open/detail is gone'],
  ['wants a login', changed({ call: 'POST member json' }), 'was POST open json, is POST member json'],
  ['wants one more field', changed({ input: { ...detail.input, kw: 'string' } }), 'input kw is required now'],
  [
    'wants what was optional',
    changed({ input: { ...detail.input, page: 'integer' } }),
    'input page is required now',
  ],
  ['refuses a field', changed({ input: { '': 'object', rid: 'string' } }), 'input page is gone'],
  [
    'takes another type',
    changed({ input: { ...detail.input, rid: 'integer' } }),
    'input rid no longer takes string',
  ],
  [
    'answers less',
    changed({ data: { ...detail.data, 'list[].name': '?string' } }),
    'data list[].name may be missing now',
  ],
  [
    'answers something else',
    changed({ data: { ...detail.data, 'list[].name': 'null|string' } }),
    'data list[].name may be null now',
  ],
  [
    'lacks a field',
    changed({ data: { '': 'object', list: 'array', 'list[]': 'object', state: '=on' } }),
    'data list[].name is gone',
  ],
])('a call that %s is named', (_case, now, said) => {
  expect(conflictOf(built, now)).toContain(said);
});

test.each([
  ['takes one more optional field', changed({ input: { ...detail.input, kw: '?string' } })],
  ['takes a wider type', changed({ input: { ...detail.input, page: '?number' } })],
  ['no longer wants a field', changed({ input: { ...detail.input, rid: '?string' } })],
  ['answers one more field', changed({ data: { ...detail.data, total: 'integer' } })],
  [
    'answers one more value of an enumeration',
    changed({ data: { ...detail.data, state: '=off|=on|=paused' } }),
  ],
  [
    'has a new optional object with required fields',
    changed({ input: { ...detail.input, at: '?object', 'at.day': 'string' } }),
  ],
])('a call that %s still fits', (_case, now) => {
  expect(conflictOf(built, now)).toBeUndefined();
});
