import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { FilterLink } from '../FilterLink';
import { tapArea } from '../style';

export interface LinkSwitchProps {
  /** Name of the switch for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly to: string; readonly current: boolean }[];
  /** True in the head of a panel: smaller, and the page keeps its scroll position. */
  readonly inPanel?: boolean;
}

/** Switches between lists of one page. Links, so that each list has its own URL. */
export function LinkSwitch({ label, links, inPanel = false }: LinkSwitchProps) {
  return (
    <Box component="nav" aria-label={label} sx={inPanel ? { ...list, gap: 0.5 } : { ...list, mb: 2 }}>
      {links.map((one) => (
        <Box
          key={one.label}
          component={inPanel ? FilterLink : Link}
          to={one.to}
          aria-current={one.current ? 'page' : undefined}
          sx={inPanel ? { ...link, minHeight: 32, px: 1.5 } : link}
        >
          {one.label}
        </Box>
      ))}
    </Box>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const link = {
  ...tapArea,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  px: 2,
  borderRadius: 18,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;
