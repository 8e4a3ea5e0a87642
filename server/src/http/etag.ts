import { createHash } from 'node:crypto';
import { reasons } from '@portal/shared/contract';
import { canonicalJson } from './canonicalJson';
import { refuse } from './error';

/** Returns the etag of editable content: equal content has the same. */
export const etagOf = (content: unknown): string =>
  createHash('sha256').update(canonicalJson(content)).digest('base64url').slice(0, 16);

/** Returns what an edit replaces, with its etag. */
export const withEtag = <Content extends object>(content: Content): Content & { readonly etag: string } => ({
  ...content,
  etag: etagOf(content),
});

/**
 * Refuses an edit with edited_meanwhile, which carries `present`, unless it started from the present state. The caller has
 * locked the record. `present` is undefined for a record that does not exist yet.
 */
export function requireUnchanged(
  present: { readonly etag: string } | undefined,
  startedFrom: string | undefined,
): void {
  if (present?.etag === startedFrom) return;
  throw refuse('edited_meanwhile', {
    ...(present && { present: { ...present } }),
    ...(startedFrom === undefined && { msg: reasons.etagMissing }),
  });
}
