import { typedText } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useEffect, useId, useState } from 'react';
import { settingInput, settingLabel } from './settingStyle';

interface NumberSettingProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Said of a number that is out of range, or no number. */
  readonly whole?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number of an act; what is typed counts once it is a number within the range. */
export function NumberSetting({ label, value, min, max, whole = false, onChange }: NumberSettingProps) {
  const [text, setText] = useState(shownNumber(value));
  const id = useId();
  useEffect(() => setText((now) => (Number(now) === value ? now : shownNumber(value))), [value]);
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  const fits = typed >= min && typed <= max && (!whole || Number.isInteger(typed));
  const change = (next: string) => {
    setText(next);
    const number = next.trim() === '' ? Number.NaN : Number(next);
    if (number >= min && number <= max && (!whole || Number.isInteger(number))) onChange(number);
  };
  return (
    <Box component="label" sx={settingLabel}>
      {label}
      <Box
        component="input"
        inputMode="decimal"
        value={text}
        onChange={(event) => change(event.target.value)}
        aria-invalid={!fits}
        aria-describedby={fits ? undefined : id}
        sx={{ ...typedText, ...settingInput }}
      />
      {!fits && (
        <Box component="span" id={id} role="alert" sx={{ color: 'error.main', typography: 'caption' }}>
          {whole ? '整数，' : ''}
          {shownNumber(min)} 至 {shownNumber(max)}
        </Box>
      )}
    </Box>
  );
}

/** A number as a person types it. */
const shownNumber = (value: number): string => `${Number(value.toPrecision(7))}`;
