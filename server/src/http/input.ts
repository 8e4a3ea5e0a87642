import { z } from 'zod';
import { refuse } from './error';

// Messages that the contract does not word itself.
z.config(z.locales.zhCN());

const unknownField = '不支持的字段';

/**
 * Parses what a client sent by the contract. Throws invalid_input with the first message of each field,
 * malformed_body when it is no object at all.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw refusalOf(result.error);
  const field = fieldWithNul(result.data, []);
  if (field !== undefined) throw refuse('invalid_input', { fields: { [field]: '内容含有不支持的字符' } });
  return result.data;
}

function refusalOf({ issues }: z.ZodError): Error {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...path, key].join('.')] ??= unknownField;
    } else if (path.length === 0 && issue.code === 'invalid_type') return refuse('malformed_body');
    else fields[path.join('.')] ??= issue.message;
  }
  return refuse('invalid_input', { fields });
}

/** Path of a text with the NUL character, which PostgreSQL can't keep. The schema bounds the depth. */
function fieldWithNul(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\0') ? path.join('.') : fieldWithNul(item, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
