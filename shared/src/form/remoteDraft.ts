import { useEffect, useRef } from 'react';
import { isObject, readDraft, type StoredDraft, writeDraft } from './storedDraft';

/** A draft that the server keeps too, so that the form can be continued on another device. */
export interface RemoteDraft {
  /** What the form is for. A draft of this tab for something else is used only when the server has none. */
  readonly of: string;
  /** The server's draft; null when it has none. A newer one replaces the values of the form, unless they were changed. */
  readonly stored: { readonly fields: string; readonly saved: string } | null;
  readonly save: (fields: string) => Promise<{ readonly saved: string }>;
  readonly del: () => Promise<unknown>;
  /** Called when values of the server's draft were taken. `here` is true when this browser saved them. */
  readonly onRestored: (here: boolean) => void;
}

interface NamedDraft {
  readonly name: string;
  readonly owner: string;
  readonly remote?: RemoteDraft;
}

/** Returns the values of the server's draft when they are newer than those of this tab. */
export function newerRemote({ name, owner, remote }: NamedDraft): StoredDraft['values'] | undefined {
  if (!remote?.stored) return undefined;
  const { fields, saved } = remote.stored;
  const local = readDraft(name, owner);
  if (local?.of === remote.of) {
    if (local.synced !== undefined && local.synced >= saved) return undefined;
    if (local.edited !== undefined && local.edited > Date.parse(saved)) return undefined;
  }
  try {
    const values: unknown = JSON.parse(fields);
    return isObject(values) ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds after the last change until a draft is sent. */
const delayMs = 3000;

interface RemoteSaving {
  /** Sends the draft of this tab soon; a further change postpones it. */
  readonly onChanged: () => void;
  /** Stops sending and deletes the server's draft. */
  readonly drop: () => void;
}

/**
 * Sends the draft of this tab to the server some seconds after a change, and at once when the page is hidden or left. One
 * request runs at a time. A failed request is repeated with the next change; until then the tab has the draft.
 */
export function useRemoteSaving(draft: NamedDraft): RemoteSaving {
  const latest = useRef(draft);
  latest.current = draft;
  const saving = useRef<RemoteSaving & { flush: () => void }>(undefined);
  saving.current ??= remoteSaving(() => latest.current);
  const { flush } = saving.current;
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      flush();
    };
  }, [flush]);
  return saving.current;
}

function remoteSaving(latest: () => NamedDraft) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const send = async (): Promise<void> => {
    const { name, owner, remote } = latest();
    const local = readDraft(name, owner);
    if (!remote || local?.edited === undefined) return;
    const fields = JSON.stringify(local.values);
    const { saved } = await remote.save(fields);
    rememberHere(name, remote.of, saved);
    const now = readDraft(name, owner);
    if (!now) return;
    const { edited, ...rest } = { ...now, synced: saved };
    const unchanged = JSON.stringify(now.values) === fields;
    writeDraft(name, { ...rest, ...(!unchanged && edited !== undefined && { edited }) });
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    // Started at once when nothing runs: a page that is hidden may be stopped.
    running = (running ? running.then(send) : send()).catch(() => undefined);
  };
  return {
    flush,
    onChanged: () => {
      if (!latest().remote) return;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      const { remote } = latest();
      // After a request that runs, which would store the draft again.
      if (remote) void (running ?? Promise.resolve()).then(remote.del).catch(() => undefined);
    },
  };
}

const hereKey = (name: string, of: string) => `portal.draft.${name}.${of}`;

function rememberHere(name: string, of: string, saved: string): void {
  try {
    localStorage.setItem(hereKey(name, of), saved);
  } catch {
    // Browsers may refuse storage in private windows.
  }
}

/** Returns true when this browser saved the server's draft. */
export function savedHere({ name, remote }: NamedDraft): boolean {
  try {
    return remote !== undefined && localStorage.getItem(hereKey(name, remote.of)) === remote.stored?.saved;
  } catch {
    return false;
  }
}
