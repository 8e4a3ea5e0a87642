import { useBoundField, useRule } from './boundField';
import { type Choice, ChoiceChips } from './ChoiceChips';

export interface ChoiceProps<Name extends string, Value extends string | number> {
  readonly name: Name;
  readonly choices: readonly Choice<Value>[];
}

/** Choice of one value of the form, displayed as chips. */
export function FormChoice<Name extends string, Value extends string | number>({
  name,
  choices,
}: ChoiceProps<Name, Value>) {
  const { label, required } = useRule(name);
  const { value, error, set } = useBoundField<Record<string, string | number>, string>(name);
  return (
    <ChoiceChips
      name={name}
      label={label}
      required={required}
      choices={choices}
      value={value}
      error={error}
      onChange={set}
    />
  );
}
