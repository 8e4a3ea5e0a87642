import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface DraftSetup {
  /** Name of the form, for example `order`. */
  readonly name: string;
  /** Key of the member who types; empty for visitors. */
  readonly owner: string;
}

interface StoredDraft {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const keyOf = (name: string) => `portal.draft.${name}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && typeof value.owner === 'string' && isObject(value.values);

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
 * Returns the initial values with the draft of this tab, if it belongs to this member or to the visitor who has
 * logged in since. An empty text of the draft does not replace an initial value. Never throws.
 */
export function draftOf<Values extends FieldValues>(draft: DraftSetup | undefined, initial: Values): Values {
  const stored = draft && read(draft);
  if (!stored) return initial;
  const values = { ...initial };
  for (const name in initial) {
    const value = stored[name];
    if (value !== '' && sameShape(value, initial[name])) values[name] = value;
  }
  return values;
}

function read({ name, owner }: DraftSetup): StoredDraft['values'] | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!isDraft(stored) || (stored.owner !== '' && stored.owner !== owner)) return undefined;
    return stored.values;
  } catch {
    return undefined;
  }
}

/** Stores a draft. Without storage space or permission the form works without a draft. */
function write({ name, owner }: DraftSetup, values: FieldValues, secrets: readonly string[]): void {
  const kept = Object.entries(values).filter(
    ([field, value]) => !secrets.includes(field) && !(value instanceof Blob),
  );
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ owner, values: Object.fromEntries(kept) }));
  } catch {
    // Browsers may refuse storage in private windows.
  }
}

function drop(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Browsers may refuse storage in private windows.
  }
}

interface Drafted<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly initial: Values;
  /** Names of the fields that are never stored. */
  readonly secrets: readonly string[];
}

/**
 * Stores the draft under its owner and returns a function that deletes it. A visitor who logs in keeps the typed
 * values, and empty fields are filled from the profile. A member whose login expired keeps them too. Another member
 * starts with their own draft.
 */
export function useDraft<Values extends FieldValues>(
  draft: DraftSetup | undefined,
  { methods, initial, secrets }: Drafted<Values>,
): () => void {
  const { subscribe, getValues, reset } = methods;
  const { name = '', owner = '' } = draft ?? {};
  const active = draft !== undefined;
  const typist = useRef(owner);
  const known = useRef({ initial, secrets });
  known.current = { initial, secrets };

  useEffect(() => {
    if (!active || owner === '' || typist.current === owner) return;
    const start = draftOf({ name, owner }, known.current.initial);
    reset(typist.current === '' ? filledUp(getValues(), start) : start);
    typist.current = owner;
  }, [active, name, owner, getValues, reset]);

  useEffect(() => {
    if (!active) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (changed) write({ name, owner: typist.current }, values, known.current.secrets);
      },
    });
  }, [active, name, subscribe]);
  return () => drop(name);
}

/** Returns the values, with empty texts replaced by those of `start`. */
function filledUp<Values extends FieldValues>(values: Values, start: Values): Values {
  const filled = { ...values };
  for (const name in start) if (values[name] === '') filled[name] = start[name];
  return filled;
}
