import { TextField } from '@portal/shared/controls';
import { cleanLine } from '@portal/shared/rules';
import { useState } from 'react';
import { useErrorBelow } from './FieldErrors';

interface LinesFieldProps {
  readonly path: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: string[]) => void;
  readonly hint?: string;
  /** What separates the values beside a new line. */
  readonly also?: RegExp;
}

/** A list of short texts, one a line. */
export function LinesField({ path, label, values, onChange, hint = '一行一项', also }: LinesFieldProps) {
  const [typed, setTyped] = useState(values.join('\n'));
  const error = useErrorBelow(path);
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const lines = target.value.split('\n').flatMap((line) => (also ? line.split(also) : [line]));
        onChange(lines.map(cleanLine).filter((line) => line !== ''));
      }}
      error={error !== undefined}
      helperText={error ?? hint}
      size="small"
      multiline
      minRows={2}
      maxRows={12}
      fullWidth
    />
  );
}
