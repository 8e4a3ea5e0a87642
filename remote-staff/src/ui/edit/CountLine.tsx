import { TextField } from '@portal/shared/controls';
import { halfWidth } from '@portal/shared/rules';
import { useState } from 'react';
import { useFieldError } from './FieldErrors';

interface CountLineProps {
  readonly path: string;
  readonly label: string;
  readonly value: number | undefined;
  /** Gets undefined for an empty field, and no number for what is none, which the server refuses. */
  readonly onChange: (value: number | undefined) => void;
  readonly optional?: boolean;
  readonly name?: string;
  /** What is counted, beside the label. */
  readonly unit?: string | undefined;
  readonly hint?: string;
  /** Whether it has a line of its own. */
  readonly wide?: boolean;
}

/** A whole number of content. */
export function CountLine(props: CountLineProps) {
  const { path, label, value, onChange, optional = false, name, unit, hint, wide = false } = props;
  const [typed, setTyped] = useState(value === undefined || !Number.isFinite(value) ? '' : `${value}`);
  const refused = useFieldError(path);
  const isWrong = typed.trim() !== '' && countOf(typed) === undefined;
  const error = isWrong ? `[${label}]应为整数` : refused;
  return (
    <TextField
      label={unit === undefined ? label : `${label}（${unit}）`}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value.trim() === '' ? undefined : (countOf(target.value) ?? Number.NaN));
      }}
      required={!optional}
      size="small"
      error={error !== undefined}
      helperText={error ?? hint}
      autoComplete="off"
      sx={{ width: wide ? 1 : 130 }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', maxLength: 9, ...(name !== undefined && { 'aria-label': name }) },
      }}
    />
  );
}

function countOf(typed: string): number | undefined {
  const digits = halfWidth(typed).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
