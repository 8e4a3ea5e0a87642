import { wideFrom } from '@portal/shared/look';
import { belowHeight, fromWidth, type LazyDialog, tapArea, VisuallyHidden } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Icon } from '@portal/shared/ui';

/** A place as the rail shows it. */
export interface ShownPlace {
  readonly path: string;
  readonly label: string;
  /** Path data of its icon. */
  readonly icon: string;
  readonly current: boolean;
  /** How many wait at it. */
  readonly count: number;
  /** True when something is late there. */
  readonly late: boolean;
}

interface RailLinkProps {
  readonly place: ShownPlace;
  readonly onOpen?: () => void;
}

export const RailLink = ({ place: { path, label, icon, current, count, late }, onOpen }: RailLinkProps) => (
  <Box
    component={Link}
    to={path}
    onClick={onOpen}
    aria-current={current ? 'page' : undefined}
    sx={{
      ...item,
      textDecoration: 'none',
      color: current ? 'primary.main' : 'text.secondary',
      bgcolor: current ? 'action.selected' : 'transparent',
    }}
  >
    <Icon path={icon} />
    <span>
      {label}
      {count > 0 && <Count count={count} late={late} />}
    </span>
  </Box>
);

interface RailButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly title?: string;
  /** How many wait behind it. */
  readonly count?: number;
  /** Keys that press it. */
  readonly keys?: string;
  readonly current?: boolean;
  /** What it opens. */
  readonly dialog: LazyDialog;
}

export const RailButton = ({
  icon,
  label,
  title,
  count = 0,
  keys,
  current = false,
  dialog,
}: RailButtonProps) => (
  <Box
    component="button"
    type="button"
    aria-keyshortcuts={keys}
    title={title}
    onClick={dialog.show}
    {...dialog.prefetchProps}
    sx={{
      ...item,
      border: 0,
      fontFamily: 'inherit',
      cursor: 'pointer',
      color: current ? 'primary.main' : 'text.secondary',
      bgcolor: current ? 'action.selected' : 'transparent',
    }}
  >
    <Icon path={icon} />
    <span>
      {label}
      {count > 0 && <Count count={count} late={false} />}
    </span>
  </Box>
);

const item = {
  ...tapArea,
  flex: { xs: '1 1 0', md: 'none' },
  minWidth: 0,
  py: { xs: 1, md: 0.5 },
  whiteSpace: 'nowrap',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: { xs: 0.25, md: 0 },
  borderRadius: 1,
  fontSize: 13,
  '&:hover': { bgcolor: 'action.hover' },
  // All places of an admin fit a window of 720 px: there the name stands beside its icon.
  [`@media ${fromWidth(wideFrom)} and ${belowHeight(1000)}`]: {
    gridAutoFlow: 'column',
    justifyContent: 'start',
    alignItems: 'center',
    gap: '4px',
    px: 0.75,
    py: 0.75,
    '& svg': { width: 18, height: 18 },
  },
} as const;

/** How many wait at a place, in red when something is late there. */
const Count = ({ count, late }: Pick<ShownPlace, 'count' | 'late'>) => (
  <Box
    component="span"
    sx={{ ml: 0.5, fontSize: 12, fontWeight: 600, color: late ? 'error.main' : 'text.secondary' }}
  >
    <VisuallyHidden>，待处理 </VisuallyHidden>
    {count > 999 ? '999+' : count}
  </Box>
);
