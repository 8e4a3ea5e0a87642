import { TextField } from '@portal/shared/controls';

interface LevelProps {
  readonly label: string;
  readonly value: string;
  readonly names: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

/** One of the three selects of a district. A native select supports keyboards and the picker of phones. */
export function Level({ label, value, names, error, onChange }: LevelProps) {
  // A saved name that is no longer offered stays visible until another one is chosen.
  const shown = value && !names.includes(value) ? [value, ...names] : names;
  return (
    <TextField
      select
      value={value}
      disabled={shown.length === 0}
      error={error !== undefined && value === ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="">请选择{label}</option>
      {shown.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
