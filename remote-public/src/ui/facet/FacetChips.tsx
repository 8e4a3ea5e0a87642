import { Box, ButtonBase, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import type { FacetChoice } from './facetChoices';

interface FacetChipsProps<Change> {
  readonly title: string;
  readonly choices: readonly FacetChoice<Change>[];
  readonly onPick: (change: Change) => void;
  /** Content below the choices. */
  readonly children?: ReactNode;
}

/** A facet of the sheet: choices as buttons that are pressed while chosen. */
export function FacetChips<Change>({ title, choices, onPick, children }: FacetChipsProps<Change>) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ label, change, current, count }) => (
          <ButtonBase key={label} aria-pressed={current} onClick={() => onPick(change)} sx={chip(current)}>
            {label}
            {count !== undefined && (
              <Box component="span" sx={{ ml: 0.75, fontSize: '0.75rem' }}>
                {count}
              </Box>
            )}
          </ButtonBase>
        ))}
      </Box>
      {children && <Box sx={{ mt: 1, mx: -1.5 }}>{children}</Box>}
    </Box>
  );
}

const chip = (current: boolean) =>
  ({
    minHeight: 40,
    px: 1.5,
    border: '1px solid',
    borderColor: current ? 'primary.main' : 'divider',
    borderRadius: 1,
    bgcolor: current ? 'action.selected' : 'background.paper',
    color: current ? 'primary.main' : 'text.primary',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    fontWeight: current ? 600 : 400,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  }) as const;
