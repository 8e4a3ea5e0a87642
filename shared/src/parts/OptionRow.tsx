import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface OptionRowProps {
  readonly label: string;
  /** Beside the label, such as 可多选. */
  readonly note?: string;
  /** Renders a fieldset with a legend: for several inputs that answer one question. */
  readonly fieldset?: boolean;
  readonly children: ReactNode;
}

/** A question with its answers: beside each other on wide screens, on phones below each other. */
export function OptionRow({ label, note, fieldset = false, children }: OptionRowProps) {
  return (
    <Box component={fieldset ? 'fieldset' : 'div'} sx={row}>
      <Box component={fieldset ? 'legend' : 'div'} sx={name}>
        {label}
        {note && <small>{note}</small>}
      </Box>
      <Box sx={answers}>{children}</Box>
    </Box>
  );
}

const row = { border: 0, p: 0, m: 0, minWidth: 0, display: { md: 'flow-root' } } as const;

const name = {
  p: 0,
  pt: { md: 0.75 },
  mb: { xs: 1, md: 0 },
  // A legend does not take part in a flex layout, but it floats.
  float: { md: 'left' },
  width: { md: 84 },
  fontSize: '0.875rem',
  lineHeight: 1.4,
  fontWeight: { xs: 600, md: 400 },
  color: { md: 'text.secondary' },
  '& small': {
    display: { md: 'block' },
    ml: { xs: 1, md: 0 },
    fontSize: '0.75rem',
    fontWeight: 400,
    color: 'text.secondary',
  },
} as const;

const answers = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 1,
  ml: { md: '96px' },
  fontSize: '0.875rem',
} as const;
