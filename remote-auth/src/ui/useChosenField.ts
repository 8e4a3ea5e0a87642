import { focusField } from '@portal/shared/form';
import { type RefObject, useEffect } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RegisterOptions,
  useController,
} from 'react-hook-form';

interface ChosenFieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly control: Control<Values>;
  readonly name: Name;
  /** The form: what is marked `data-field={name}` in it takes the focus when the field is wrong. */
  readonly scope: RefObject<HTMLElement | null>;
  readonly validate?: (value: FieldPathValue<Values, Name>) => true | string;
}

export interface ChosenField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly set: (value: Value) => void;
}

/** A field that is chosen, not typed: its value, what is wrong with it, and how it is set. */
export function useChosenField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  scope,
  validate,
}: ChosenFieldOptions<Values, Name>): ChosenField<FieldPathValue<Values, Name>> {
  const rules: Pick<RegisterOptions<Values, Name>, 'validate'> = validate ? { validate } : {};
  const { field, fieldState } = useController({ control, name, rules });
  const { ref } = field;
  useEffect(() => ref({ focus: () => focusField(scope.current, name) }), [ref, scope, name]);
  return {
    value: field.value,
    error: fieldState.error?.message,
    set: (value: FieldPathValue<Values, Name>): void => field.onChange(value),
  };
}
