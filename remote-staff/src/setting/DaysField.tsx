import { TextField } from '@portal/shared/controls';
import { useState } from 'react';
import { useErrorBelow } from '../ui/edit/FieldErrors';
import { daysIn, textOfDays } from './days';

interface DaysFieldProps {
  readonly path: string;
  readonly label: string;
  readonly days: readonly string[];
  readonly onChange: (days: string[]) => void;
  readonly hint: string;
}

/** Days, a day or a range a line, as a holiday is announced. */
export function DaysField({ path, label, days, onChange, hint }: DaysFieldProps) {
  const [typed, setTyped] = useState(() => textOfDays(days));
  const refused = useErrorBelow(path);
  const { wrong } = daysIn(typed);
  const error = wrong === undefined ? refused : `[${label}]“${wrong}”不是日期`;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(daysIn(target.value).days);
      }}
      error={error !== undefined}
      helperText={error ?? hint}
      size="small"
      multiline
      minRows={2}
      maxRows={10}
      fullWidth
    />
  );
}
