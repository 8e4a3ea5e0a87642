import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface DraftSetup {
  /** Names the form, for example `order`. */
  readonly name: string;
  /** Key of the member who types; empty for a visitor. */
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

/** Whether a stored value has the form of the initial one: fields may have changed since it was stored. */
function sameShape<Value>(value: unknown, initial: Value): value is Value {
  if (!isObject(initial)) return typeof value === typeof initial;
  return isObject(value) && Object.entries(initial).every(([key, part]) => sameShape(value[key], part));
}

/**
 * The initial values with what was typed in this tab before a reload: by this member, or by the visitor who
 * has logged in since. An empty text gives way to the initial one. Never throws.
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

/** Stores a draft. Without room or permission the form works without one. */
function write({ name, owner }: DraftSetup, values: FieldValues, secrets: readonly string[]): void {
  const kept = Object.entries(values).filter(
    ([field, value]) => !secrets.includes(field) && !(value instanceof Blob),
  );
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ owner, values: Object.fromEntries(kept) }));
  } catch {
    // Private windows may refuse storage.
  }
}

function drop(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Private windows may refuse storage.
  }
}

interface Drafted<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly initial: Values;
  /** Names of the fields that are never stored. */
  readonly secrets: readonly string[];
}

/**
 * Stores what is typed under its owner and returns a function that deletes it. A visitor who logs in keeps what
 * was typed, and empty fields are filled with what is known of the member; so does a member whose login has
 * expired. Another member starts with an own draft.
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

/** The values, with empty texts taken from `start`. */
function filledUp<Values extends FieldValues>(values: Values, start: Values): Values {
  const filled = { ...values };
  for (const name in start) if (values[name] === '') filled[name] = start[name];
  return filled;
}
