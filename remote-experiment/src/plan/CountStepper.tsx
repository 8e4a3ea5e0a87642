import { limits } from '@portal/shared/rules';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { useState } from 'react';

interface CountStepperProps {
  /** Of what, for its name. */
  readonly name: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (count: number) => void;
}

/** Count of an item, 1 to 999: by buttons, or typed and taken over on leaving the field. */
export function CountStepper({ name, value, disabled, onChange }: CountStepperProps) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const count = typed ? Math.min(limits.countMax, Math.max(1, Number(typed))) : value;
    setTyped(undefined);
    if (count !== value) onChange(count);
  };
  return (
    <Box role="group" aria-label={`${name}的数量`} sx={frame}>
      <IconButton
        size="small"
        aria-label="减少"
        disabled={disabled || value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon path={icons.minus} size={16} />
      </IconButton>
      <Box
        component="input"
        aria-label="数量"
        inputMode="numeric"
        value={typed ?? String(value)}
        disabled={disabled}
        maxLength={3}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        sx={input}
      />
      <IconButton
        size="small"
        aria-label="增加"
        disabled={disabled || value >= limits.countMax}
        onClick={() => onChange(value + 1)}
      >
        <Icon path={icons.plus} size={16} />
      </IconButton>
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  alignItems: 'center',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const input = {
  width: 44,
  height: 32,
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const;
