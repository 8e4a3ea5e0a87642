import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newerRemote, type RemoteDraft, savedHere, useRemoteSaving } from './remoteDraft';
import { isObject, readDraft, removeDraft, type StoredDraft, storable, writeDraft } from './storedDraft';

export interface DraftSetup {
  /** Name of the form, for example `order`. */
  readonly name: string;
  /** Key of the member who types; empty for visitors. */
  readonly owner: string;
  /** Saves the draft at the server as well. */
  readonly remote?: RemoteDraft;
}

/**
 * Returns true when a stored value has the same shape as the initial one: fields may have changed since it was
 * stored.
 */
function sameShape<Value>(value: unknown, initial: Value): value is Value {
  if (Array.isArray(initial)) return Array.isArray(value);
  if (!isObject(initial)) return typeof value === typeof initial;
  return isObject(value) && Object.entries(initial).every(([key, part]) => sameShape(value[key], part));
}

/**
 * Returns the initial values with the draft of this tab, or with the server's when it is newer. An empty text of the draft
 * does not replace an initial value. Never throws.
 */
export function draftOf<Values extends FieldValues>(draft: DraftSetup | undefined, initial: Values): Values {
  const stored = draft && (newerRemote(draft) ?? readDraft(draft.name, draft.owner)?.values);
  return stored ? withStored(initial, stored) : initial;
}

/** Returns the initial values with the stored ones of the same shape. An empty text does not replace an initial value. */
export function withStored<Values extends FieldValues>(
  initial: Values,
  stored: StoredDraft['values'],
): Values {
  const values = { ...initial };
  for (const name in initial) {
    const value = stored[name];
    if (value !== '' && sameShape(value, initial[name])) values[name] = value;
  }
  return values;
}

interface Drafted<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly initial: Values;
  /** Names of the fields that are never stored. */
  readonly secrets: readonly string[];
  /** True when the server has drawn the form, with the initial values. */
  readonly isDrawn: boolean;
}

/**
 * Stores the draft under its owner and returns a function that deletes it. A visitor who logs in keeps the typed
 * values, and empty fields are filled from the profile. A member whose login expired keeps them too. Another member
 * starts with their own draft.
 */
export function useDraft<Values extends FieldValues>(
  draft: DraftSetup | undefined,
  { methods, initial, secrets, isDrawn }: Drafted<Values>,
): () => void {
  const { subscribe, getValues, reset } = methods;
  const { name = '', owner = '', remote } = draft ?? {};
  const active = draft !== undefined;
  const typist = useRef(owner);
  const known = useRef({ initial, secrets, draft });
  known.current = { initial, secrets, draft };
  const store = useRef(() => {});
  // Before the hook that sends what is stored, so that a page that is left stores first.
  const { later, flush, cancel } = useLater(store);
  const { onChanged, drop } = useRemoteSaving({ name, owner, ...(remote && { remote }) });

  useEffect(() => {
    if (isDrawn) reset(draftOf(known.current.draft, known.current.initial));
  }, [isDrawn, reset]);

  useEffect(() => {
    if (!active || owner === '' || typist.current === owner) return;
    flush();
    const start = draftOf({ name, owner }, known.current.initial);
    reset(typist.current === '' ? filledUp(getValues(), start) : start);
    typist.current = owner;
  }, [active, name, owner, getValues, reset, flush]);

  store.current = () => {
    const of = remote && {
      of: remote.of,
      ...syncedOf(readDraft(name, typist.current), remote.of),
      edited: Date.now(),
    };
    writeDraft(name, { owner: typist.current, values: storable(getValues(), secrets), ...of });
    onChanged();
  };

  useEffect(() => {
    if (!active) return;
    return subscribe({
      formState: { values: true },
      callback: ({ name: changed }) => void (changed && later()),
    });
  }, [active, subscribe, later]);

  const saved = remote?.stored?.saved;
  useEffect(() => {
    const { draft: setup, initial: start } = known.current;
    // What was typed just now is newer than the server's draft.
    flush();
    const values = saved !== undefined && setup ? newerRemote(setup) : undefined;
    if (!setup?.remote || !values || saved === undefined) return;
    reset(withStored(start, values));
    writeDraft(setup.name, { owner: setup.owner, values, of: setup.remote.of, synced: saved });
    setup.remote.onRestored(savedHere(setup));
  }, [saved, reset, flush]);

  return () => {
    cancel();
    removeDraft(name);
    drop();
  };
}

/** Milliseconds from a change until the draft is stored, outside of the input's task. */
const delayMs = 200;

/** Returns a function that runs `work` soon, and one that runs it now if it is due. It runs at the latest when the page is left. */
function useLater(work: RefObject<() => void>) {
  const [queue] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const flush = () => {
      if (timer === undefined) return;
      cancel();
      work.current();
    };
    const later = () => {
      timer ??= setTimeout(flush, delayMs);
    };
    return { later, flush, cancel };
  });
  useEffect(() => {
    const { flush } = queue;
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [queue]);
  return queue;
}

const syncedOf = (local: StoredDraft | undefined, of: string): Pick<StoredDraft, 'synced'> =>
  local?.of === of && local.synced !== undefined ? { synced: local.synced } : {};

/** Returns the values, with empty texts replaced by those of `start`. */
function filledUp<Values extends FieldValues>(values: Values, start: Values): Values {
  const filled = { ...values };
  for (const name in start) if (values[name] === '') filled[name] = start[name];
  return filled;
}
