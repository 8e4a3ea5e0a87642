import { createContext, useContext } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormContext,
} from 'react-hook-form';
import type { FieldRule } from './rule';

/** What the fields of a form read besides their values. */
export interface FormParts {
  readonly rules: Readonly<Record<string, FieldRule<unknown> | undefined>>;
  /** Fills in the values that follow from others. */
  settle(values: FieldValues): FieldValues;
  focus(name: string): void;
  /** The form is being sent. */
  readonly busy: boolean;
  /** The part of an upload that has been sent, from 0 to 1. */
  readonly sent: number;
}

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('a form field stands outside of a Form');
  return parts;
}

/** Whether the form around is being sent, and which part of an upload has left. */
export function useSending(): Pick<FormParts, 'busy' | 'sent'> {
  return useFormParts();
}

/** The rule of a field of the form around. Throws when it has none, since the rule has the label. */
export function useRule(name: string): FieldRule<unknown> {
  const rule = useFormParts().rules[name];
  if (!rule) throw new Error(`the form has no rule for ${name}`);
  return rule;
}

/** Value, message and setter of a field. */
export interface BoundField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  /** Sets the value and removes the message. */
  readonly set: (value: Value) => void;
}

/** Binds a field of the form around by its name. */
export function useBoundField<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
): BoundField<FieldPathValue<Values, Name>> {
  const { control, clearErrors, getValues } = useFormContext<Values>();
  const { rules, settle } = useFormParts();
  const rule = rules[name];
  const { field, fieldState } = useController<Values, Name>({
    control,
    name,
    rules: rule ? { validate: (value, all) => rule.check(rule.clean(value), all) ?? true } : {},
  });
  const isFollower = (other: string): other is FieldPath<Values> => rules[other]?.follows === name;
  return {
    value: settle(getValues())[name],
    error: fieldState.error?.message,
    set: (value) => {
      clearErrors([name, ...Object.keys(rules).filter(isFollower)]);
      field.onChange(value);
    },
  };
}
