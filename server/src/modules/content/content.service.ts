import type { Noun } from '@portal/shared/contract';
import { halfWidth } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged, withEtag } from '../../http/etag';
import { audit } from '../audit/audit.repo';
import { memberLabels } from '../user/user.repo';
import {
  addVersion,
  findDraft,
  findVersion,
  lastVersion,
  listDrafts,
  listVersions,
  lockSubject,
  putDraft,
  removeDraft,
  type Subject,
} from './content.repo';
import { previewKey } from './previewKey.service';

/** A member of staff who acts, and when. */
export interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** How content of one noun is checked, stored and shown to visitors. */
export interface ContentKind<Content> {
  readonly kind: Subject['kind'];
  /** The noun of messages about unknown keys. */
  readonly noun: Noun;
  /** Parses stored content, because fields of the contract may have been added since it was stored. */
  parse(stored: unknown): Content;
  titleOf(content: Content): string;
  /** Checks and sanitises content that staff save. */
  accept(tx: Tx, content: Content): Promise<Content>;
  /** Returns what visitors see, and since when; undefined when they see nothing of this key. */
  published(tx: Tx, rid: string): Promise<{ readonly content: Content; readonly since: Date } | undefined>;
  /** Writes what visitors see, with its index of words. */
  put(tx: Tx, rid: string, content: Content, at: Date): Promise<void>;
  /** Takes it off the portal. */
  remove(tx: Tx, rid: string, at: Date): Promise<void>;
}

const subjectOf = <Content>({ kind }: ContentKind<Content>, rid: string): Subject => ({ kind, rid });

/**
 * Saves a draft, of a new record without `rid`. Refuses with not_found for an unknown key, and with edited_meanwhile unless the
 * content was edited from the present draft, or from what is published.
 */
export async function saveDraft<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  { rid: given, content, etag }: Edit<Content>,
  { staff_rid, at }: By,
): Promise<{ rid: string; draft: Content; etag: string }> {
  if (given !== undefined) {
    await lockSubject(tx, subjectOf(kind, given));
    await requireKnown(tx, kind, given);
    requireUnchanged(await editedContent(tx, kind, given), etag);
  }
  const rid = given ?? newRid();
  const draft = await kind.accept(tx, content);
  await putDraft(tx, subjectOf(kind, rid), { content: draft, staff_rid, saved: at });
  await audit(tx, { staff_rid, at, act: `${kind.kind}.save`, target: rid, note: kind.titleOf(draft) });
  return { rid, draft, etag: (await editedContent(tx, kind, rid)).etag };
}

interface Edit<Content> {
  readonly rid?: string | undefined;
  readonly content: Content;
  readonly etag?: string | undefined;
}

/** Returns what is published and the draft, as an edit starts from them. */
async function editedContent<Content>(tx: Tx, kind: ContentKind<Content>, rid: string) {
  const draft = await findDraft(tx, subjectOf(kind, rid));
  return withEtag({
    published: (await kind.published(tx, rid))?.content ?? null,
    draft: draft ? kind.parse(draft.content) : null,
  });
}

/** Refuses with content_changed when the person saw another state than the present one. The caller has locked the record. */
async function requireShown<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  rid: string,
  shown: string | undefined,
): Promise<void> {
  if (shown !== undefined && (await editedContent(tx, kind, rid)).etag !== shown)
    throw refuse('content_changed');
}

/** Returns the draft; refuses with not_found without one. */
export async function draftOf<Content>(tx: Tx, kind: ContentKind<Content>, rid: string): Promise<Content> {
  const draft = await findDraft(tx, subjectOf(kind, rid));
  if (!draft) throw refuse('not_found', { noun: kind.noun });
  return kind.parse(draft.content);
}

/** Returns a path that shows the draft to whoever has it; refuses with not_found without a draft. */
export async function linkToDraft<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  rid: string,
  { secret, at }: { readonly secret: string; readonly at: Date },
): Promise<{ link: string; until: string }> {
  await draftOf(tx, kind, rid);
  const { key, until } = previewKey(secret, kind.kind, rid, at);
  return { link: `/preview/${kind.kind}/${key}`, until: until.toISOString() };
}

interface Publication<Content> {
  readonly rid: string;
  /** An earlier version that is published again; without it the draft is published. */
  readonly version?: number | undefined;
  /** Etag of the state that the person saw. */
  readonly shown?: string | undefined;
  /** Refuses what this member of staff must not publish; `before` is what visitors see now. */
  readonly permit?: (content: Content, before: Content | undefined) => void;
}

/** Publishes the draft, or an earlier version as a new one. Refuses with draft_missing when there is no draft. */
export async function publishContent<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  { rid, version: earlier, shown, permit }: Publication<Content>,
  { staff_rid, at }: By,
): Promise<number> {
  const subject = subjectOf(kind, rid);
  await lockSubject(tx, subject);
  await requireKnown(tx, kind, rid);
  await requireShown(tx, kind, rid, shown);
  const content = await toPublish(tx, kind, rid, earlier);
  permit?.(content, (await kind.published(tx, rid))?.content);
  const before = await keepSeeded(tx, kind, rid);
  const version = await addVersion(tx, subject, { content, staff_rid, published: at });
  await kind.put(tx, rid, content, at);
  if (earlier === undefined) await removeDraft(tx, subject);
  await audit(tx, {
    staff_rid,
    at,
    act: `${kind.kind}.publish`,
    target: rid,
    note: kind.titleOf(content),
    before: { version: before },
    after: { version, ...(earlier !== undefined && { from: earlier }) },
  });
  return version;
}

async function toPublish<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  rid: string,
  version: number | undefined,
): Promise<Content> {
  if (version === undefined) {
    const draft = await findDraft(tx, subjectOf(kind, rid));
    if (!draft) throw refuse('draft_missing');
    return kind.parse(draft.content);
  }
  const kept = await findVersion(tx, subjectOf(kind, rid), version);
  if (!kept) throw refuse('not_found', { noun: kind.noun });
  return kind.parse(kept.content);
}

/** Keeps a record from before versions were kept as its version 1; returns the number of the last version. */
async function keepSeeded<Content>(tx: Tx, kind: ContentKind<Content>, rid: string): Promise<number> {
  const last = await lastVersion(tx, subjectOf(kind, rid));
  const seeded = last === 0 ? await kind.published(tx, rid) : undefined;
  if (!seeded) return last;
  return addVersion(tx, subjectOf(kind, rid), {
    content: seeded.content,
    staff_rid: null,
    published: seeded.since,
  });
}

/** Takes a record off the portal; it stays as a version and as the draft. Refuses with not_found when visitors do not see it. */
export async function withdrawContent<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  rid: string,
  { staff_rid, at }: By,
): Promise<void> {
  await lockSubject(tx, subjectOf(kind, rid));
  const shown = await kind.published(tx, rid);
  if (!shown) throw refuse('not_found', { noun: kind.noun });
  await keepSeeded(tx, kind, rid);
  await kind.remove(tx, rid, at);
  // It becomes the draft, unless another one waits, so that it can be published again.
  if (!(await findDraft(tx, subjectOf(kind, rid))))
    await putDraft(tx, subjectOf(kind, rid), { content: shown.content, staff_rid, saved: at });
  await audit(tx, {
    staff_rid,
    at,
    act: `${kind.kind}.withdraw`,
    target: rid,
    note: kind.titleOf(shown.content),
  });
}

/**
 * Gives up the draft. What visitors see stays; a withdrawn record has its last version as draft again, so that it stays in lists. Refuses
 * with draft_missing, and with content_changed when the person saw another draft.
 */
export async function discardDraft<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
  { rid, shown }: { readonly rid: string; readonly shown?: string | undefined },
  { staff_rid, at }: By,
): Promise<void> {
  const subject = subjectOf(kind, rid);
  await lockSubject(tx, subject);
  await requireKnown(tx, kind, rid);
  await requireShown(tx, kind, rid, shown);
  const draft = await findDraft(tx, subject);
  if (!draft) throw refuse('draft_missing');
  await removeDraft(tx, subject);
  const last = (await kind.published(tx, rid)) ? 0 : await lastVersion(tx, subject);
  const kept = last === 0 ? undefined : await findVersion(tx, subject, last);
  if (kept) await putDraft(tx, subject, { content: kept.content, staff_rid, saved: at });
  await audit(tx, {
    staff_rid,
    at,
    act: `${kind.kind}.discard`,
    target: rid,
    note: kind.titleOf(kind.parse(draft.content)),
  });
}

/** Refuses the key of no published record, draft or version. */
async function requireKnown<Content>(tx: Tx, kind: ContentKind<Content>, rid: string): Promise<void> {
  if (await kind.published(tx, rid)) return;
  if (await findDraft(tx, subjectOf(kind, rid))) return;
  if ((await lastVersion(tx, subjectOf(kind, rid))) === 0) throw refuse('not_found', { noun: kind.noun });
}

/** Returns what visitors see, the draft and the versions of a record, newest first. Refuses with not_found. */
export async function contentDetail<Content>(tx: Tx, kind: ContentKind<Content>, rid: string) {
  await requireKnown(tx, kind, rid);
  const versions = await listVersions(tx, subjectOf(kind, rid));
  const draft = await findDraft(tx, subjectOf(kind, rid));
  const people = await memberLabels(
    tx,
    [...versions, ...(draft ? [draft] : [])].flatMap(({ staff_rid }) => staff_rid ?? []),
  );
  return {
    rid,
    ...(await editedContent(tx, kind, rid)),
    saved: draft ? { by: people.get(draft.staff_rid) ?? '', at: draft.saved.toISOString() } : null,
    versions: versions.map(({ version, content, staff_rid, published }) => ({
      version,
      title: kind.titleOf(kind.parse(content)),
      published: published.toISOString(),
      by: people.get(staff_rid ?? '') ?? '',
    })),
  };
}

/** Returns whether a title has the words, in any case and width. */
export const hasWords = (title: string, words: string): boolean =>
  halfWidth(title).toLowerCase().includes(halfWidth(words).toLowerCase());

/** Returns the drafts of a kind by key, the last saved first. */
export async function draftsOf<Content>(
  tx: Tx,
  kind: ContentKind<Content>,
): Promise<Map<string, { readonly content: Content; readonly saved: string }>> {
  const rows = await listDrafts(tx, kind.kind);
  return new Map(
    rows.map(({ rid, content, saved }) => [
      rid,
      { content: kind.parse(content), saved: saved.toISOString() },
    ]),
  );
}
