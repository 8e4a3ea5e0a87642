import { useBoundField, useRule } from './boundField';
import { RegionPicker } from './RegionPicker';
import type { Region } from './region';

export interface RegionProps<Name extends string> {
  readonly name: Name;
  /** Default: the label of the rule. */
  readonly label?: string;
  /** GB/T 2260 codes that may be chosen; default: all districts. */
  readonly allowed?: readonly string[];
}

/** Choice of province, city and district. */
export function FormRegion<Name extends string>({ name, label, allowed }: RegionProps<Name>) {
  const rule = useRule(name);
  const { value, error, set } = useBoundField<Record<string, Region>, string>(name);
  return (
    <RegionPicker
      name={name}
      label={label ?? rule.label}
      value={value}
      error={error}
      onChange={set}
      {...(allowed && { allowed })}
    />
  );
}
