import { type PagingKind, pagingKindOf, reasons } from '@portal/shared/contract';
import { z } from 'zod';
import { refuse } from './error';
import { inFieldOrder } from './fieldOrder';
import { isKnownRegion, isRegion } from './region';

// Default messages for rules whose message the contract does not set.
z.config(z.locales.zhCN());

/**
 * Parses a client's input by the contract. Throws invalid_input with the first message of each field, in the order of the form, or
 * malformed_body when the input is not an object.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw refusalOf(inFieldOrder(schema, result.error.issues), pagingKindOf(schema));
  const problem = problemOf(result.data, []);
  if (problem) throw refuse('invalid_input', { fields: { [problem.path.join('.')]: problem.message } });
  return result.data;
}

function refusalOf(issues: readonly z.core.$ZodIssue[], paging: PagingKind | undefined): Error {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        fields[[...path, key].join('.')] ??= unknownMessage(key, path.length === 0 ? paging : undefined);
    } else if (path.length === 0 && issue.code === 'invalid_type') return refuse('malformed_body');
    else fields[path.join('.')] ??= issue.message;
  }
  return refuse('invalid_input', { fields });
}

/** The calls that read lists have one of two ways of paging; who uses the other one is told which it is. */
const unknownMessage = (key: string, paging: PagingKind | undefined): string =>
  paging !== undefined && ['page', 'before', 'after'].includes(key)
    ? reasons.pagedBy(paging, key)
    : reasons.unknownField;

/** True for text that PostgreSQL stores and UTF-8 represents: without NUL and without half a surrogate pair. */
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

interface Problem {
  readonly path: readonly string[];
  readonly message: string;
}

/** Returns the first text that can't be stored or district that does not exist. The schema limits the depth. */
function problemOf(value: unknown, path: readonly string[]): Problem | undefined {
  if (typeof value === 'string')
    return isStorable(value) ? undefined : { path, message: reasons.unsupportedCharacters };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = problemOf(key, path) ?? problemOf(item, [...path, key]);
    if (found) return found;
  }
  return isRegion(value) && !isKnownRegion(value)
    ? { path: [...path, 'address_code'], message: reasons.unknownRegion }
    : undefined;
}
