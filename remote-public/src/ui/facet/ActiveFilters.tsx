import { FilterLink, plainList, VisuallyHidden } from '@portal/shared/parts';
import { Box, Icon, icons } from '@portal/shared/ui';
import { useRef } from 'react';
import { type ActiveFilter, withoutFilters } from './facetFilter';
import { stateParameter } from './facetUrl';

interface ActiveFiltersProps<Change> {
  readonly active: readonly ActiveFilter<Change>[];
  /** Returns the URL of the list with a change. */
  readonly to: (change: Change) => string;
}

/** The active filters; each is a link that removes it. */
export function ActiveFilters<Change extends object>({ active, to }: ActiveFiltersProps<Change>) {
  const place = useRef<HTMLDivElement>(null);
  // The followed link is removed, so the focus moves to the list of filters.
  const stay = () => place.current?.focus({ preventScroll: true });
  return (
    <Box ref={place} role="group" aria-label="已选条件" tabIndex={-1} sx={{ outline: 'none' }}>
      {active.length > 0 && (
        <Box component="ul" sx={row}>
          {active.map(({ key, label, without }) => (
            <li key={key}>
              <Box component={FilterLink} to={to(without)} list={stateParameter} onClick={stay} sx={chip}>
                <VisuallyHidden>移除条件：</VisuallyHidden>
                <span>{label}</span>
                <Icon path={icons.close} size={14} />
              </Box>
            </li>
          ))}
          <li>
            <Box component={FilterLink} to={to(withoutFilters(active))} onClick={stay} sx={clear}>
              清除
            </Box>
          </li>
        </Box>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  ...plainList,
  mb: 1.5,
  fontSize: '0.875rem',
  '& li': { minWidth: 0, maxWidth: '100%' },
} as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  maxWidth: '100%',
  minHeight: 30,
  px: 1.25,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'primary.main',
  textDecoration: 'none',
  '& > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;

const clear = {
  display: 'inline-block',
  py: 0.5,
  px: 0.5,
  color: 'text.secondary',
  '&:hover': { color: 'primary.main' },
} as const;
