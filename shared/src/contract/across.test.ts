/** @jest-environment node */
import { z } from 'zod';
import { contract } from '.';
import { across } from './across';

const schema = z
  .strictObject({ name: z.string(), from: z.string(), to: z.string().min(1) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'backward', ...across('from', 'to') });

const messagesOf = (given: unknown) => schema.safeParse(given).error?.issues.map(({ message }) => message);

test('a rule over fields is checked while another field is wrong, and not while one of its own is', () => {
  expect(messagesOf({ from: '2', to: '1' })).toContain('backward');
  expect(messagesOf({ name: 'x', from: '2' })).not.toContain('backward');
  expect(messagesOf({ name: 'x', from: '2', to: '' })).not.toContain('backward');
  for (const other of [null, [], [[]], 'text', 5]) expect(messagesOf(other)).not.toContain('backward');
});

/** All objects of an input, however deep. */
function objectsIn(schema: z.core.$ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema, ...Object.values(schema.shape).flatMap(objectsIn)];
  if (schema instanceof z.ZodArray) return objectsIn(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(objectsIn);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return objectsIn(schema.unwrap());
  return [];
}

test('every rule over the fields of an input names the fields that it reads', () => {
  const objects = Object.entries(contract).flatMap(([path, { input }]) =>
    objectsIn(input).map((object) => ({ path, checks: object.def.checks ?? [] })),
  );
  expect(objects.some(({ checks }) => checks.length > 0)).toBe(true);
  expect(
    objects
      .filter(({ checks }) => checks.some(({ _zod }) => _zod.def.when === undefined))
      .map(({ path }) => path),
  ).toEqual([]);
});
