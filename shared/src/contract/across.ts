import type { z } from 'zod';

/**
 * For a rule over several fields of an object: it runs when these fields are valid, whatever is wrong with others. By
 * itself zod leaves such a rule out as soon as any field is missing, and its message would come only after a second try.
 */
export const across = <Field extends string>(...fields: readonly Field[]) => ({
  when: ({ value, issues }: z.core.ParsePayload): boolean =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    issues.every(({ path }) => !fields.some((field) => field === path?.[0])),
});
