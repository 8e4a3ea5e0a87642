import { reasons } from '@portal/shared/contract';
import { z } from 'zod';
import { refuse } from './error';

// Default messages for rules whose message the contract does not set.
z.config(z.locales.zhCN());

/**
 * Parses a client's input by the contract. Throws invalid_input with the first message of each field, or
 * malformed_body when the input is not an object.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw refusalOf(result.error);
  const field = fieldWithNul(result.data, []);
  if (field !== undefined)
    throw refuse('invalid_input', { fields: { [field]: reasons.unsupportedCharacters } });
  return result.data;
}

function refusalOf({ issues }: z.ZodError): Error {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...path, key].join('.')] ??= reasons.unknownField;
    } else if (path.length === 0 && issue.code === 'invalid_type') return refuse('malformed_body');
    else fields[path.join('.')] ??= issue.message;
  }
  return refuse('invalid_input', { fields });
}

/**
 * Returns the path of the first text with a NUL character, which PostgreSQL can't store. The schema limits the
 * depth.
 */
function fieldWithNul(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\0') ? path.join('.') : fieldWithNul(item, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
