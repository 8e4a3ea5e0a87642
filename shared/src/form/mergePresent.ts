import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormModel } from './useForm';

/** How a form that edits a record goes on when somebody has changed the record meanwhile. Its values include `etag`. */
export interface EditSetup<Values extends FieldValues> {
  /** Returns the values of the record as it is now when the error says that it was changed; see `presentOf`. */
  readonly present: (error: unknown) => Values | undefined;
  /** Labels of fields whose rules have none. */
  readonly labels?: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Texts of values that are neither text, nor yes or no, nor a district. */
  readonly texts?: { readonly [Name in keyof Values]?: (value: Values[Name]) => string };
}

/** A field that somebody has changed since the form was filled with the record. */
export interface MeanwhileChange {
  readonly name: string;
  readonly label: string;
  /** What the record has now. */
  readonly present: string;
  /** What the member has typed; missing when the member had not changed the field, which then has the present value. */
  readonly own?: string;
  /** Puts one of both into the field. */
  readonly choose: (which: 'present' | 'own') => void;
}

/**
 * Merges the record's present values into a form: a field that the member has not changed gets the present value, others
 * keep what was typed. Returns the changes to show, and a function that merges and returns how many there are.
 */
export function useMeanwhile<Values extends FieldValues>(
  { methods, base, rules }: FormModel<Values>,
  setup: EditSetup<Values> | undefined,
) {
  const [changes, setChanges] = useState<readonly MeanwhileChange[]>([]);
  const merge = (present: Values): number => {
    const { etag: _, ...started } = base.current;
    const typed = methods.getValues();
    base.current = present;
    methods.reset(merged(typed, started, present));
    const found = Object.keys(started)
      .filter((name) => !isSame(started[name], present[name]))
      .map((name): MeanwhileChange => {
        const shown = (value: unknown) => (setup?.texts?.[name] ?? textOf)(value as Values[string]);
        const kept = !isSame(typed[name], started[name]) && !isSame(typed[name], present[name]);
        return {
          name,
          label: setup?.labels?.[name] ?? rules[name]?.label ?? name,
          present: shown(present[name]),
          ...(kept && { own: shown(typed[name]) }),
          choose: (which) =>
            methods.reset({ ...methods.getValues(), [name]: (which === 'own' ? typed : present)[name] }),
        };
      });
    setChanges(found);
    return found.length;
  };
  return { changes, merge, clear: () => setChanges([]) };
}

/** Returns the typed values, and the present ones of fields that were left as they were. */
function merged<Values extends FieldValues>(typed: Values, started: FieldValues, present: Values): Values {
  const values: Values = { ...typed, etag: present.etag };
  for (const name in started)
    if (isSame(typed[name], started[name])) Object.assign(values, { [name]: present[name] });
  return values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.join('、');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const { province = '', city = '', area = '' } = { ...value } as Readonly<Record<string, unknown>>;
  return [province, city, area].join(' ');
}
