import { z } from 'zod';

const asked = z.strictObject({ from: z.string(), into: z.string(), reason: z.string() });

/** What an approval of a merge stores: the keys of both accounts and the reason. */
export type AskedMerge = z.infer<typeof asked>;

/** Parses what an approval of a merge stores. */
export const askedMerge = (payload: unknown): AskedMerge => asked.parse(payload);
