import { FilterLink, plainList, VisuallyHidden } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { useId } from 'react';
import { linkTile } from '../ui/tile';

interface Choice {
  readonly label: string;
  readonly hint?: string;
  /** Number of services that it would find. */
  readonly count: number;
  readonly current: boolean;
  /** Where it is chosen, or given up again when it is the current one. */
  readonly to: string;
}

interface ChoiceLinksProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** As tiles with their hints, while nothing is chosen. */
  readonly tiles?: boolean;
}

/** One question of the finder: its choices as links, each with the number of services that it would find. */
export function ChoiceLinks({ title, choices, tiles = false }: ChoiceLinksProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={tiles ? grid : row}>
        {choices.map(({ label, hint, count, current, to }) => (
          <Box component="li" key={label}>
            <Box
              component={FilterLink}
              to={to}
              aria-current={current ? 'true' : undefined}
              sx={tiles ? tileStyle : chipStyle(current, count)}
            >
              <Box component="span" sx={{ fontWeight: current || tiles ? 600 : 400 }}>
                {label}
              </Box>
              {tiles ? (
                <Box component="span" sx={hintStyle}>
                  {hint}
                </Box>
              ) : (
                <Box component="span" sx={{ ml: 0.75, fontSize: '0.75rem' }}>
                  {count}
                  <VisuallyHidden> 项</VisuallyHidden>
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = { ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const grid = {
  ...plainList,
  display: 'grid',
  gap: { xs: 1, sm: 1.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(210px, 1fr))' },
} as const;

const tileStyle = {
  ...linkTile,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  height: '100%',
  px: 1.5,
  py: 1.25,
} as const;

const hintStyle = { fontSize: '0.8125rem', lineHeight: 1.45, color: 'text.secondary' } as const;

/** Chosen: filled. Without a service: pale, but it can be chosen, and the page then says what to do. */
const chipStyle = (current: boolean, count: number) =>
  ({
    ...linkTile,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    px: 1.5,
    fontSize: '0.875rem',
    ...(current && { bgcolor: 'primary.main', borderColor: 'primary.main' }),
    color: current ? 'primary.contrastText' : count === 0 ? 'text.secondary' : 'text.primary',
  }) as const;
