import { line } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface SourceCardProps {
  readonly value: number;
  readonly title: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  /** Fields of this source, shown while it is chosen. */
  readonly children?: ReactNode;
}

/** One source of the sample: a native radio button, with the fields of the source below. */
export function SourceCard({ value, title, hint, checked, onChoose, children }: SourceCardProps) {
  return (
    <Box sx={card}>
      <Box component="label" sx={choice}>
        <input type="radio" name="source" value={value} checked={checked} onChange={onChoose} />
        <span>
          <strong>{title}</strong>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {hint}
          </Box>
        </span>
      </Box>
      {checked && children && <Box sx={{ px: { xs: 1.5, sm: 2 }, pb: 2 }}>{children}</Box>}
    </Box>
  );
}

const card = {
  ...line,
  borderRadius: 1,
  minWidth: 0,
  '&:has(> label > :checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
} as const;

const choice = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'flex-start',
  p: { xs: 1.5, sm: 2 },
  cursor: 'pointer',
  typography: 'body2',
  '& input': {
    width: 18,
    height: 18,
    mt: '2px',
    mx: 0,
    flex: 'none',
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const;
