import { limits, validCount } from '@portal/shared/rules';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { useState } from 'react';
import { pressedKey } from './pressedKey';
import { line, typedText } from './style';

interface CountStepperProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly count: number;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'medium';
  /** Reports each valid count while typing instead of once on blur. */
  readonly live?: boolean;
  readonly onChange: (count: number) => void;
}

/** A count from 1 to 999, changed by buttons, arrow keys or typing. An invalid count is corrected on blur. */
export function CountStepper({
  label,
  count,
  disabled = false,
  size = 'medium',
  live = false,
  onChange,
}: CountStepperProps) {
  const [typed, setTyped] = useState<string>();
  const change = (next: number) => {
    const valid = validCount(next);
    setTyped(undefined);
    if (valid !== count) onChange(valid);
  };
  const commit = () => change(typed ? Number(typed) : count);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    if (live && Number(digits) === validCount(Number(digits))) change(Number(digits));
    setTyped(digits);
  };
  const { box, icon } = sizes[size];
  return (
    <Box role="group" aria-label={label} sx={frame}>
      <IconButton
        aria-label="减少数量"
        disabled={disabled || count <= 1}
        onClick={() => change(count - 1)}
        sx={{ ...button, width: box, height: box }}
      >
        <Icon path={icons.minus} size={icon} />
      </IconButton>
      <Box
        component="input"
        aria-label="数量"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(count)}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          const key = pressedKey(event);
          if (key === 'ArrowUp') change(count + 1);
          if (key === 'ArrowDown') change(count - 1);
          if (key === 'Enter') commit();
        }}
        sx={input}
      />
      <IconButton
        aria-label="增加数量"
        disabled={disabled || count >= limits.countMax}
        onClick={() => change(count + 1)}
        sx={{ ...button, width: box, height: box }}
      >
        <Icon path={icons.plus} size={icon} />
      </IconButton>
    </Box>
  );
}

/** Sizes in pixels. */
const sizes = { small: { box: 32, icon: 16 }, medium: { box: 40, icon: 18 } } as const;

const frame = {
  ...line,
  display: 'inline-flex',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const button = { borderRadius: 0 } as const;

const input = {
  width: 48,
  p: 0,
  border: 0,
  borderLeft: 1,
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'transparent',
  color: 'text.primary',
  ...typedText,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;
