import { fromWidth, type LazyDialog, useLazyDialog } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import { Box, icons, useMediaQuery } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { useCounts } from '../ui/useCounts';
import { Leave } from './Leave';
import { isAt, placesOf, waitingAt } from './places';
import { RailButton, RailLink } from './RailItem';

/** Places that the bar of a phone shows; the others are behind 更多. */
const shownOnPhones = 4;

const loadMore = () => import('./MorePlaces').then((m) => m.MorePlaces);

interface RailProps {
  /** Undefined for whoever may not search. */
  readonly find: LazyDialog | undefined;
}

/** The places of the desk: a narrow rail on wide screens, a bar at the bottom on phones. */
export const Rail = observer(function Rail({ find }: RailProps) {
  const { pathname } = useLocation();
  const isWide = useMediaQuery(fromWidth(900));
  const roles = desk.self?.roles ?? [];
  const waiting = useCounts() ?? [];
  const isLate = waiting.some(({ queue, count }) => queue === 'late' && count > 0);
  const places = placesOf(roles).map((place) => ({
    ...place,
    current: isAt(place, pathname),
    count: waitingAt(place, waiting),
    late: isLate && place.path === '/staff/today',
  }));
  const fits = isWide || places.length <= shownOnPhones + 1;
  const shown = fits ? places : places.slice(0, shownOnPhones);
  const rest = places.slice(shown.length);
  const more = useLazyDialog('places of the desk', loadMore, { places: rest });
  return (
    <Box component="nav" aria-label="工作台" sx={rail}>
      <Box sx={{ ...links, overflowY: { md: 'auto' } }}>
        {shown.map((place) => (
          <RailLink key={place.path} place={place} />
        ))}
      </Box>
      {rest.length > 0 && (
        <RailButton
          icon="M5 12h.01M12 12h.01M19 12h.01"
          label="更多"
          count={rest.reduce((sum, { count }) => sum + count, 0)}
          current={rest.some(({ current }) => current)}
          dialog={more}
        />
      )}
      {find && (
        <RailButton icon={icons.search} label="查找" title="Ctrl K" keys="Control+K Meta+K" dialog={find} />
      )}
      {fits && (
        <Box sx={leave}>
          <Leave named={isWide} />
        </Box>
      )}
      {more.dialog}
    </Box>
  );
});

const links = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: { xs: 0.5, md: 0.25 },
  minHeight: 0,
  flex: { xs: `${shownOnPhones} 1 0`, md: '0 1 auto' },
} as const;

const leave = {
  mt: { md: 'auto' },
  alignSelf: { xs: 'center', md: 'auto' },
  textAlign: 'center',
  flex: { xs: 1, md: 'none' },
} as const;

const rail = {
  position: { xs: 'fixed', md: 'sticky' },
  zIndex: 2,
  inset: { xs: 'auto 0 0 0', md: '0 auto auto 0' },
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  gap: 0.5,
  width: { md: 92 },
  flex: 'none',
  height: { md: '100vh' },
  p: 0.5,
  bgcolor: 'background.paper',
  borderColor: 'divider',
  borderRight: { md: 1 },
  borderTop: { xs: 1, md: 0 },
} as const;
