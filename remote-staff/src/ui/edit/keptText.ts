import { Stored } from '@portal/shared/parts';

/** What a person has typed and not saved, with the state from which the edit started. */
export interface Kept<Content> {
  readonly content: Content;
  readonly base: Content;
  readonly etag: string | null;
  /** When it was typed, in ms. */
  readonly at: number;
}

/** Returns the place in this browser where what is typed into a record is kept until it is saved: for each account its own. */
export function keptText<Content extends object>(
  account: string,
  record: string,
  sample: Content,
): Stored<Kept<Content>> {
  const names = Object.keys(sample).sort().join();
  const isContent = (value: unknown): value is Content =>
    typeof value === 'object' && value !== null && Object.keys(value).sort().join() === names;
  return new Stored(
    `kept.${account}.${record}`,
    (value): value is Kept<Content> =>
      typeof value === 'object' &&
      value !== null &&
      'at' in value &&
      'content' in value &&
      'base' in value &&
      isContent(value.content) &&
      isContent(value.base),
  );
}
