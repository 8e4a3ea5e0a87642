import { notify } from '@portal/shared/portal';
import type { ReactNode } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { type BoundField, useBoundField, useFormParts } from './boundField';
import type { Choice } from './ChoiceChips';
import { type AmountProps, FormAmount } from './FormAmount';
import { type CheckFieldProps, FormCheck } from './FormCheck';
import { FormChoice } from './FormChoice';
import { FormRegion, type RegionProps } from './FormRegion';
import { FormText, type TextProps } from './FormText';
import { FormUpload, type UploadProps } from './FormUpload';
import { PasteAddress, type PasteAddressProps } from './PasteAddress';
import type { Region } from './region';

/** Names of the fields whose values are of type `Value`. */
type NamesOf<Values, Value> = {
  [Name in keyof Values]: Value extends Values[Name] ? Name : never;
}[keyof Values] &
  string;

interface FieldActions<Name extends string> {
  /** Checks one field: resolves to its cleaned value, or shows its message and resolves to undefined. */
  readonly check: (name: Name) => Promise<string | undefined>;
  readonly focus: (name: Name) => void;
}

/** Field components of a form with these values. Each component accepts only names of fields of its type. */
export interface FieldsOf<Values extends FieldValues> {
  readonly Text: (props: TextProps<NamesOf<Values, string>>) => ReactNode;
  /** An amount in yuan; its rule is `yuan` or `optionalYuan`. */
  readonly Amount: (props: AmountProps<NamesOf<Values, string>>) => ReactNode;
  readonly Check: (props: CheckFieldProps<NamesOf<Values, boolean>>) => ReactNode;
  readonly RegionPicker: (props: RegionProps<NamesOf<Values, Region>>) => ReactNode;
  /** Fills in the fields of an address from a pasted text. */
  readonly PasteAddress: (
    props: PasteAddressProps<NamesOf<Values, string>, NamesOf<Values, Region>>,
  ) => ReactNode;
  readonly Upload: (props: UploadProps<NamesOf<Values, File>>) => ReactNode;
  readonly Choice: <Value extends string | number>(props: {
    readonly name: NamesOf<Values, Value>;
    readonly choices: readonly Choice<Value>[];
  }) => ReactNode;
  /** Binds a field with its own display, such as the day and the slot of a pick-up. */
  readonly useField: <Name extends FieldPath<Values>>(name: Name) => BoundField<FieldPathValue<Values, Name>>;
  /** Returns actions for a button inside the form that works on one field. */
  readonly useActions: () => FieldActions<NamesOf<Values, string>>;
  /** Returns the value of a field, for content that depends on it. */
  readonly useValue: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>;
}

/** Returns the field components for a `Form` with these values, bound by name. */
export function fieldsOf<Values extends FieldValues>(): FieldsOf<Values> {
  return {
    Text: FormText,
    Amount: FormAmount,
    Check: FormCheck,
    RegionPicker: FormRegion,
    PasteAddress,
    Upload: FormUpload,
    Choice: FormChoice,
    useActions: useFieldActions,
    useField: (name) => useBoundField<Values, typeof name>(name),
    useValue: (name) => useWatch({ control: useFormContext<Values>().control, name }),
  };
}

function useFieldActions(): FieldActions<string> {
  const { trigger, getValues, getFieldState } = useFormContext<Record<string, string>>();
  const { rules, focus } = useFormParts();
  const check = async (name: string) => {
    if (await trigger(name)) return String(rules[name]?.clean(getValues(name)) ?? getValues(name));
    focus(name);
    notify.error(getFieldState(name).error?.message ?? '');
    return undefined;
  };
  return { check, focus };
}
