/** @jest-environment node */
import { z } from 'zod';
import { contract } from './index';

/** What is stored as it is written: passwords, HTML (sanitised), and what the portal wrote itself. */
const verbatim =
  /password$|\.old$|\.body$|\.detail$|\.fields$|\.sha256$|\.token$|\.key$|\.cursor$|signature|\.choice/i;

interface Leaf {
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Returns the schemas of all texts in an input, with what wraps them. */
function leaves(schema: z.ZodType, path: string, outer: z.ZodType = schema): Leaf[] {
  if (schema instanceof z.ZodString) return [{ path, schema: outer }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => leaves(field, `${path}.${key}`));
  if (schema instanceof z.ZodArray) return leaves(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => leaves(option as z.ZodType, path));
  if (schema instanceof z.ZodPipe) return leaves(schema.in as z.ZodType, path, outer);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return leaves(schema.unwrap() as z.ZodType, path, outer);
  return [];
}

const texts = Object.entries(contract)
  .flatMap(([path, { input }]) => leaves(input, path))
  .filter(({ path }) => !verbatim.test(path));

test('there are texts in many calls', () => expect(texts.length).toBeGreaterThan(200));

test('no text of any call keeps what nobody sees', () => {
  const kept = texts.filter(({ schema }) =>
    ['石\u200b墨', 'a\ufeff1', '\u3164', '\u2800'].some((typed) => {
      const read = schema.safeParse(typed);
      return read.success && /[\u200b\ufeff\u3164\u2800]/.test(String(read.data));
    }),
  );
  expect(kept.map(({ path }) => path)).toEqual([]);
});
