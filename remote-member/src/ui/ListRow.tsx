import { Alert, Chip } from '@portal/shared/extras';
import { lineAbove, written } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Colour of a state's mark. */
export type Tone = 'default' | 'primary' | 'secondary' | 'success' | 'warning' | 'error';

interface ListRowProps {
  /** Name of the row for screen readers. */
  readonly label?: string;
  /** Identifies the row for scripts. */
  readonly rid?: string;
  readonly title: ReactNode;
  readonly state?: { readonly label: string; readonly tone: Tone };
  /** More marks beside the title. */
  readonly marks?: ReactNode;
  /** Small print below the content, such as number and date. */
  readonly note?: ReactNode;
  /** Why the record was refused. */
  readonly problem?: ReactNode;
  /** Amount and buttons. */
  readonly acts?: ReactNode;
  /** True in a panel, which has its own padding; false in a list that reaches the edges of its paper. */
  readonly inPanel?: boolean;
  readonly children?: ReactNode;
}

/** One record in a list: title and state, content, small print, and what the member may do. */
export function ListRow(props: ListRowProps) {
  const { label, rid, title, state, marks, note, problem, acts, inPanel = false, children } = props;
  return (
    <Box component="li" aria-label={label} data-rid={rid} sx={inPanel ? panelRow : paperRow}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, ...written, typography: 'body2' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.5 }}>
          <Typography component="strong" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {title}
          </Typography>
          {state && <Chip size="small" variant="outlined" color={state.tone} label={state.label} />}
          {marks}
        </Box>
        {children}
        {note && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {problem && (
          <Alert severity="error" variant="outlined" sx={{ mt: 1, py: 0 }}>
            {problem}
          </Alert>
        )}
      </Box>
      {acts}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  ...lineAbove,
} as const;

const panelRow = { ...row, py: 1.5, '&:first-of-type': { borderTop: 0 } } as const;

const paperRow = { ...row, px: { xs: 2, sm: 2.5 }, py: 2, '&:first-of-type': { borderTop: 0 } } as const;
