import { useDrawn } from '@portal/shared/portal';
import { type RefObject, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { type DraftSetup, draftOf, useDraft } from './draft';
import { focusField } from './focusField';
import { useKeptValues } from './keptValues';
import type { FieldRule } from './rule';

/** Rules by field; a field without a rule accepts any value. */
export type Rules<Values> = { readonly [Name in keyof Values]?: FieldRule<Values[Name]> };

interface FormSetup<Values> {
  /** Initial values when there is no draft. */
  readonly initial: Values;
  readonly rules: Rules<Values>;
  /** Fills in values that are derived from others or from loaded data, whenever values are read or sent. */
  readonly settle?: (values: Values) => Values;
  /** Stores the values in the session storage while they are typed. Passwords, codes and files are never stored. */
  readonly draft?: DraftSetup;
}

/** State of a form. `Form` displays and sends it. */
export interface FormModel<Values extends FieldValues> {
  readonly methods: UseFormReturn<Values>;
  readonly rules: Rules<Values>;
  readonly settle: (values: Values) => Values;
  /** What the form was filled with: the state from which an edit starts. */
  readonly base: RefObject<Values>;
  /** The form's element while it is mounted. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** Returns the values to send: cleaned by their rules and settled. */
  readonly values: () => Values;
  readonly set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Resets the form to the initial values. */
  readonly reset: (values?: Values) => void;
  readonly focus: (name: FieldPath<Values>) => void;
  readonly dropDraft: () => void;
}

const unchanged = <Values>(values: Values) => values;

function cleaned<Values extends FieldValues>(values: Values, rules: Rules<Values>): Values {
  const all = { ...values };
  for (const name in rules) {
    const rule = rules[name];
    if (rule) all[name] = rule.clean(values[name]);
  }
  return all;
}

/** Creates the state of a form. The fields are inside `Form`, bound by name (see `fieldsOf`). */
export function useForm<Values extends FieldValues>(setup: FormSetup<Values>): FormModel<Values> {
  const { initial, rules, settle = unchanged, draft } = setup;
  const secrets = secretsOf(rules);
  const kept = useKeptValues({ initial, secrets, active: draft === undefined });
  const isDrawn = useDrawn();
  // A page that the server has drawn begins without the draft, which only the browser has.
  const [first] = useState(() => (isDrawn ? initial : draftOf(draft, kept.first)));
  const methods = useHookForm<Values>({ values: first, shouldFocusError: false, reValidateMode: 'onSubmit' });
  const base = useRef(initial);
  const element = useRef<HTMLFormElement>(null);
  kept.read.current = methods.getValues;
  const dropDraft = useDraft(draft, { methods, initial, secrets, isDrawn });
  return {
    methods,
    rules,
    settle,
    base,
    element,
    dropDraft,
    values: () => settle(cleaned(methods.getValues(), rules)),
    set: (name, value) => methods.setValue(name, value),
    reset: (values = initial) => {
      base.current = values;
      methods.reset(values);
    },
    focus: (name) => focusField(element.current, name),
  };
}

function secretsOf<Values>(rules: Rules<Values>): string[] {
  const secrets: string[] = [];
  for (const name in rules) if (rules[name]?.secret) secrets.push(name);
  return secrets;
}
