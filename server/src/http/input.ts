import type { z } from 'zod';
import { refuse } from './error';

const unknownField = '不支持的字段';

/** Parses what a client sent by the contract; throws invalid_input with the first message of each field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= unknownField;
    else fields[issue.path.join('.') || 'body'] ??= issue.message;
  }
  throw refuse('invalid_input', { fields });
}
