import { plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { FacetLink } from './FacetLink';
import type { FacetChoice } from './facetChoices';

interface FacetGroupProps<Change> {
  readonly title: string;
  readonly choices: readonly FacetChoice<Change>[];
  /** Returns the URL of the list with a change. */
  readonly to: (change: Change) => string;
  /** Parameter of which each choice is a value; see `FilterLink`. */
  readonly list?: string;
  /** Content below the choices. */
  readonly children?: ReactNode;
}

/** A facet: one of several choices, each a link. */
export function FacetGroup<Change>({ title, choices, to, list, children }: FacetGroupProps<Change>) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ px: 1.5, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={plainList}>
        {choices.map(({ label, change, current, count }) => (
          <li key={label}>
            <FacetLink
              small
              column
              list={list}
              to={to(change)}
              current={current}
              {...(count !== undefined && { count })}
            >
              {label}
            </FacetLink>
          </li>
        ))}
      </Box>
      {children}
    </Box>
  );
}
