/** A title, and what is done and must come of it, in the notation of `notation.ts`. */
export type Case = readonly [title: string, row: string];
