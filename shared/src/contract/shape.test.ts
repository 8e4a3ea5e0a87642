/** @jest-environment node */
import { z } from 'zod';
import { contract } from '.';
import { endpoint } from './endpoint';
import { callShapes, shapeOf } from './shape';

test('a shape has each path with its types and marks optional ones', () => {
  const search = endpoint({
    access: 'open',
    summary: '',
    input: z.strictObject({ kw: z.string().trim().default(''), page: z.int().optional() }),
    data: z.object({
      list: z.array(z.object({ rid: z.string(), note: z.string().nullable() })),
      state: z.enum(['on', 'off']),
    }),
  });
  expect(shapeOf(search)).toEqual({
    call: 'POST open json',
    input: { '': 'object', kw: '?string', page: '?integer' },
    data: {
      '': 'object',
      list: 'array',
      'list[]': 'object',
      'list[].rid': 'string',
      'list[].note': 'null|string',
      state: '=off|=on',
    },
  });
});

test('every call of the contract has a shape', () => {
  expect(Object.keys(callShapes())).toEqual(Object.keys(contract));
});
