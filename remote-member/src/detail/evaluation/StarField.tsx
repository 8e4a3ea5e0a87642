import { FieldError, FieldLabel } from '@portal/shared/form';
import { StarShape } from '@portal/shared/parts';
import { starLabels } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useState } from 'react';

interface StarFieldProps {
  readonly label: string;
  /** 0 while no stars are chosen. */
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (stars: number) => void;
}

/** Choice of one to five stars. They are native radio buttons, so arrow keys and screen readers work. */
export function StarField({ label, value, error, onChange }: StarFieldProps) {
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-label={label}
      data-field="stars"
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <FieldLabel required>{label}</FieldLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ display: 'flex', ml: -0.5 }} onPointerLeave={() => setPointed(0)}>
          {starLabels.map((name, index) => (
            <Box
              component="label"
              key={name}
              onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse' ? index + 1 : 0)}
              sx={star}
            >
              <input
                type="radio"
                name="stars"
                value={index + 1}
                checked={value === index + 1}
                aria-label={`${index + 1} 星 ${name}`}
                aria-invalid={error !== undefined}
                onChange={() => onChange(index + 1)}
              />
              <StarShape filled={index < shown} size={32} />
            </Box>
          ))}
        </Box>
        <Typography variant="body2" aria-hidden="true" sx={{ color: 'text.secondary' }}>
          {starLabels[shown - 1] ?? '请选择星级'}
        </Typography>
      </Box>
      <FieldError>{error}</FieldError>
    </Box>
  );
}

const star = {
  position: 'relative',
  p: 0.5,
  borderRadius: 1,
  color: 'secondary.main',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
