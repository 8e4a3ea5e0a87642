import { and, desc, eq, max, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { lockName } from '../../db/nameLock';
import { type ContentNoun, content_drafts, content_versions } from './content.table';

/** A record of content: its noun and its key. */
export interface Subject {
  readonly kind: ContentNoun;
  readonly rid: string;
}

const isDraft = ({ kind, rid }: Subject) => and(eq(content_drafts.kind, kind), eq(content_drafts.rid, rid));
const isVersion = ({ kind, rid }: Subject) =>
  and(eq(content_versions.kind, kind), eq(content_versions.rid, rid));

/** Locks a record of content, which may have no row yet, until the end of the transaction: edits run one after the other. */
export const lockSubject = (tx: Tx, { kind, rid }: Subject): Promise<void> =>
  lockName(tx, `content ${kind} ${rid}`);

interface Saved {
  readonly content: unknown;
  readonly staff_rid: string;
  readonly saved: Date;
}

/** Saves the draft of a record and replaces an earlier one. */
export async function putDraft(tx: Tx, subject: Subject, saved: Saved): Promise<void> {
  await tx
    .insert(content_drafts)
    .values({ ...subject, ...saved })
    .onConflictDoUpdate({ target: [content_drafts.kind, content_drafts.rid], set: saved });
}

export async function findDraft(tx: Tx, subject: Subject) {
  const [row] = await tx.select().from(content_drafts).where(isDraft(subject));
  return row;
}

/** Returns all drafts of a kind, the last saved first. */
export const listDrafts = (tx: Tx, kind: Subject['kind']) =>
  tx.select().from(content_drafts).where(eq(content_drafts.kind, kind)).orderBy(desc(content_drafts.saved));

export async function removeDraft(tx: Tx, subject: Subject): Promise<void> {
  await tx.delete(content_drafts).where(isDraft(subject));
}

interface Published {
  readonly content: unknown;
  readonly staff_rid: string | null;
  readonly published: Date;
}

/** Adds a version and returns its number. Two processes that publish one record at once: one repeats by its key. */
export async function addVersion(tx: Tx, subject: Subject, row: Published): Promise<number> {
  const version = (await lastVersion(tx, subject)) + 1;
  await tx.insert(content_versions).values({ ...subject, ...row, version });
  return version;
}

/** Returns the number of the last version; 0 without any. */
export async function lastVersion(tx: Tx, subject: Subject): Promise<number> {
  const [row] = await tx
    .select({ last: max(content_versions.version) })
    .from(content_versions)
    .where(isVersion(subject));
  return row?.last ?? 0;
}

export async function findVersion(tx: Tx, subject: Subject, version: number) {
  const [row] = await tx
    .select()
    .from(content_versions)
    .where(and(isVersion(subject), eq(content_versions.version, version)));
  return row;
}

/** Returns the versions of a record, newest first. */
export const listVersions = (tx: Tx, subject: Subject) =>
  tx
    .select()
    .from(content_versions)
    .where(isVersion(subject))
    .orderBy(desc(content_versions.version))
    .limit(100);

/** Where a picture is shown. */
interface PictureUse {
  readonly path: string;
  readonly kind: Subject['kind'];
  readonly rid: string;
  readonly title: string;
  readonly draft: boolean;
}

/**
 * Returns the drafts and the last versions that have one of the paths. Uploaded pictures are in no other content: what a portal starts
 * with has drawn ones.
 */
export async function findPictureUses(tx: Tx, paths: readonly string[]): Promise<PictureUse[]> {
  if (paths.length === 0) return [];
  const title = (content: SQLWrapper) =>
    sql<string>`coalesce(${content} ->> 'title', ${content} ->> 'name', ${content} ->> 'part', '')`;
  const latest = tx
    .selectDistinctOn([content_versions.kind, content_versions.rid])
    .from(content_versions)
    .orderBy(content_versions.kind, content_versions.rid, desc(content_versions.version))
    .as('latest');
  const given = sql`jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) AS given(path)`;
  const path = sql<string>`given.path`;
  const drafts = await tx
    .select({
      path,
      kind: content_drafts.kind,
      rid: content_drafts.rid,
      title: title(content_drafts.content),
    })
    .from(content_drafts)
    .innerJoin(given, sql`strpos(${content_drafts.content}::text, given.path) > 0`);
  const published = await tx
    .select({ path, kind: latest.kind, rid: latest.rid, title: title(latest.content) })
    .from(latest)
    .innerJoin(given, sql`strpos(${latest.content}::text, given.path) > 0`);
  return [
    ...published.map((use) => ({ ...use, draft: false })),
    ...drafts.map((use) => ({ ...use, draft: true })),
  ];
}
