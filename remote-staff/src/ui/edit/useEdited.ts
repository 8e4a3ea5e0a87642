import { CallError, serverNow } from '@portal/shared/api';
import type { Stored } from '@portal/shared/parts';
import { useEffect, useRef, useState } from 'react';
import type { Kept } from './keptText';
import { changedNames, type FieldChange, isSame, merged } from './merged';

/** Content with the state that an edit of it starts from; no etag for a record that does not exist yet. */
export interface Stand<Content> {
  readonly content: Content;
  readonly etag: string | undefined;
}

/** What the server has kept of an edit. */
interface SavedStand<Content> extends Stand<Content> {
  readonly rid: string;
}

interface Editing<Content> {
  /** The record as it was answered last. */
  readonly start: Stand<Content>;
  readonly kept: Stored<Kept<Content>>;
  readonly save: (content: Content, etag: string | undefined) => Promise<SavedStand<Content>>;
  /** Called when what was written is saved and no longer kept in the browser. */
  readonly onSaved?: (saved: SavedStand<Content>) => void;
  /** Returns the record as it is now when an error says that it was changed meanwhile. */
  readonly present: (error: unknown) => Stand<Content> | undefined;
}

export interface Edited<Content> {
  readonly content: Content;
  readonly set: (change: Partial<Content>) => void;
  /** Writes the whole content, such as one without an optional field. */
  readonly put: (content: Content) => void;
  /** True while something is written that is not saved. */
  readonly dirty: boolean;
  /** True when somebody has saved the record since this edit started. */
  readonly outdated: boolean;
  /** Counts what replaced the content at once: editors that hold their own text start anew. */
  readonly revision: number;
  /** Messages by path, such as `options.0.label`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly error: Error | null;
  /** What others changed meanwhile. */
  readonly changes: readonly FieldChange<Content>[];
  readonly choose: (name: keyof Content & string, value: Content[keyof Content]) => void;
  readonly saving: boolean;
  /** Saves; resolves to whether all that is written is saved. */
  readonly save: () => Promise<boolean>;
  /** What was written earlier in this browser and not saved, until the person decides about it. */
  readonly offer: Kept<Content> | undefined;
  readonly decide: (restore: boolean) => void;
}

/** The edit of a record: what is written is kept in the browser until the server has it, and nothing of it is lost by a refusal. */
export function useEdited<Content extends object>({
  start,
  kept,
  save,
  onSaved,
  present,
}: Editing<Content>): Edited<Content> {
  const [base, setBase] = useState(start);
  const [seen, setSeen] = useState(start.etag);
  const [content, setContent] = useState(start.content);
  const [revision, setRevision] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const [changes, setChanges] = useState<readonly FieldChange<Content>[]>([]);
  const [saving, setSaving] = useState(false);
  const [offer, setOffer] = useState(() => {
    const found = kept.read();
    return found && !isSame(found.content, start.content) ? found : undefined;
  });
  const latest = useRef(content);
  const dirty = !isSame(content, base.content);
  const take = (next: Content) => {
    latest.current = next;
    setContent(next);
  };
  const replace = (next: Content) => {
    take(next);
    setRevision((count) => count + 1);
  };
  // What others have saved is shown at once to who has written nothing.
  if (start.etag !== seen && !saving) {
    setSeen(start.etag);
    if (!dirty && offer === undefined && start.etag !== base.etag) {
      setBase(start);
      if (!isSame(start.content, content)) replace(start.content);
    }
  }
  useEffect(() => {
    if (offer !== undefined) return;
    const { content: from, etag = null } = base;
    kept.write(dirty ? { content, base: from, etag, at: serverNow().getTime() } : undefined);
  }, [content, base, dirty, offer, kept]);
  const send = async (): Promise<boolean> => {
    if (saving) return false;
    const sent = content;
    setSaving(true);
    try {
      const saved = await save(sent, base.etag);
      setBase({ content: saved.content, etag: saved.etag });
      setError(null);
      setChanges([]);
      if (latest.current === sent) {
        take(saved.content);
        // The server has cleaned a text: editors show what it has kept.
        if (changedNames(shape(saved.content), shape(sent)).length > 0) setRevision((count) => count + 1);
      }
      kept.write(undefined);
      onSaved?.(saved);
      return latest.current === sent || isSame(latest.current, saved.content);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error('refused'));
      const now = present(failure);
      if (now) {
        const next = merged(latest.current, base.content, now.content);
        setBase(now);
        setChanges(next.changes);
        replace(next.content);
      }
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    content,
    set: (change) => take(Object.assign({}, latest.current, change)),
    put: take,
    dirty,
    outdated: !saving && start.etag !== base.etag,
    revision,
    errors: fieldsOf(error),
    error,
    changes,
    choose: (name, value) => replace(Object.assign({}, latest.current, { [name]: value })),
    saving,
    save: send,
    offer,
    decide: (restore) => {
      if (offer && restore) {
        setBase({ content: offer.base, etag: offer.etag ?? undefined });
        replace(offer.content);
      }
      setOffer(undefined);
    },
  };
}

/** Text without the differences between the HTML of a browser and that of the server. */
const shape = <Content extends object>(content: Content): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(' />', '>') : value,
    ]),
  );

const fieldsOf = (error: Error | null): Readonly<Record<string, string>> =>
  error instanceof CallError
    ? Object.fromEntries(
        Object.entries(error.fields).map(([path, message]) => [
          path.replace(/^(?:content|value)\./, ''),
          message,
        ]),
      )
    : {};
