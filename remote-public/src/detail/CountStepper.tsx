import { limits } from '@portal/shared/rules';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { validCount } from './choice';

interface CountStepperProps {
  readonly count: number;
  readonly unit: string;
  readonly onChange: (count: number) => void;
}

/** How many, from 1 to 999: by buttons, by arrow keys, or typed. What can't be ordered is put right on leaving. */
export function CountStepper({ count, unit, onChange }: CountStepperProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null) onChange(validCount(Number(typed)));
    setTyped(null);
  };
  const type = (text: string) => {
    setTyped(text);
    if (Number(text) === validCount(Number(text))) onChange(Number(text));
  };
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 1, fontSize: '0.875rem', fontWeight: 600 }}
      >
        数量
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={frame}>
          <IconButton
            aria-label="减少数量"
            disabled={count <= 1}
            onClick={() => onChange(count - 1)}
            sx={step}
          >
            <Icon path={icons.minus} size={18} />
          </IconButton>
          <Box
            component="input"
            id={id}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? count}
            onChange={(event) => type(event.target.value.replace(/\D/g, '').slice(0, 3))}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'ArrowUp') onChange(count + 1);
              if (event.key === 'ArrowDown') onChange(count - 1);
              if (event.key === 'Enter') settle();
            }}
            sx={figure}
          />
          <IconButton
            aria-label="增加数量"
            disabled={count >= limits.countMax}
            onClick={() => onChange(count + 1)}
            sx={step}
          >
            <Icon path={icons.plus} size={18} />
          </IconButton>
        </Box>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {unit}
        </Box>
      </Box>
    </Box>
  );
}

const frame = {
  display: 'inline-flex',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

const step = { width: 40, height: 40, borderRadius: 0 } as const;

const figure = {
  width: 56,
  border: 0,
  borderLeft: 1,
  borderRight: 1,
  borderColor: 'divider',
  textAlign: 'center',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'text.primary',
  bgcolor: 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;
