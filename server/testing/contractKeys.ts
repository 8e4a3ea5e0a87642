import { keyRegistry, type Noun } from '@portal/shared/contract';
import { z } from 'zod';

/** A key in an input: its path, such as `pickup.address_rid`, and its noun. */
export interface KeyField {
  readonly field: string;
  readonly noun: Noun;
}

/** Returns the keys of a schema, which are marked by `rid`. */
export function keysIn(schema: z.core.$ZodType, field = ''): KeyField[] {
  const mark = keyRegistry.get(schema);
  if (mark) return [{ field, noun: mark.noun }];
  return partsOf(schema).flatMap(([name, part]) => keysIn(part, [field, name].filter(Boolean).join('.')));
}

/** Returns the direct parts of a schema, with their names if it is an object. */
function partsOf(schema: z.core.$ZodType): [name: string, part: z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [['', schema.element]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option]);
  if (schema instanceof z.ZodPipe) return [['', schema.in]];
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wraps ? [['', schema.unwrap()]] : [];
}
