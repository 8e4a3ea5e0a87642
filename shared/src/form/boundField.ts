import { createContext, useContext } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormContext,
} from 'react-hook-form';
import type { MeanwhileChange } from './mergePresent';
import type { FieldRule } from './rule';

/** Data of a form that its fields read, besides the values. */
export interface FormParts {
  readonly rules: Readonly<Record<string, FieldRule<unknown> | undefined>>;
  /** Fills in values that are derived from others. */
  settle(values: FieldValues): FieldValues;
  focus(name: string): void;
  /** Returns the names of the fields on the page, in its order. */
  fieldNames(): readonly string[];
  /** True while the form is being sent. */
  readonly busy: boolean;
  /** Progress of the upload, from 0 to 1. */
  readonly sent: number;
  /** What others have changed of the record since the form was filled with it. */
  readonly meanwhile: readonly MeanwhileChange[];
}

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('a form field stands outside of a Form');
  return parts;
}

/** Returns whether the surrounding form is being sent, and the progress of its upload. */
export function useSending(): Pick<FormParts, 'busy' | 'sent'> {
  return useFormParts();
}

/**
 * Returns the rule of a field of the surrounding form. Throws when the field has none, because the rule has the
 * label.
 */
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

/** Binds a field of the surrounding form by its name. */
export function useBoundField<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
): BoundField<FieldPathValue<Values, Name>> {
  const { control, clearErrors, getFieldState, getValues } = useFormContext<Values>();
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
      // All fields render again when messages are removed, so it is done only when there are some.
      const wrong = [name, ...Object.keys(rules).filter(isFollower)].filter(
        (other) => getFieldState(other).error !== undefined,
      );
      if (wrong.length > 0) clearErrors(wrong);
      field.onChange(value);
    },
  };
}
