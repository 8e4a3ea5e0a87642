import { plainList } from '@portal/shared/parts';
import { Link, useLocation } from '@portal/shared/portal';
import { Box, ButtonBase, Icon, icons } from '@portal/shared/ui';
import { Disclosure } from '../disclosure/Disclosure';
import { isCurrent, mainNavigation, type NavEntry } from '../navigation';
import { NavList } from './NavList';
import { ServicePanel } from './ServicePanel';

/** Main navigation of wide screens. An entry with children is a link with a button that opens them. */
export function MainNav() {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label="主导航" sx={{ height: '100%' }}>
      <Box component="ul" sx={{ display: 'flex', height: '100%', ...plainList }}>
        {mainNavigation.map((entry) => (
          <Box component="li" key={entry.to} sx={{ display: 'flex', alignItems: 'center' }}>
            {entry.children ? (
              <Branch entry={entry} current={isCurrent(entry, pathname)} />
            ) : (
              <EntryLink entry={entry} current={isCurrent(entry, pathname)} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface EntryProps {
  readonly entry: NavEntry;
  readonly current: boolean;
}

function EntryLink({ entry, current }: EntryProps) {
  return (
    <Box
      component={Link}
      to={entry.to}
      aria-current={current ? 'page' : undefined}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        height: '100%',
        minHeight: 40,
        px: { md: 1, lg: 1.5 },
        color: current ? 'primary.main' : 'text.primary',
        fontWeight: current ? 600 : 400,
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { color: 'primary.main' },
        '&::after': current
          ? {
              content: '""',
              position: 'absolute',
              left: 12,
              right: 12,
              bottom: 0,
              height: 3,
              borderRadius: 2,
              bgcolor: 'primary.main',
            }
          : {},
      }}
    >
      {entry.label}
    </Box>
  );
}

function Branch({ entry, current }: EntryProps) {
  return (
    <Box sx={{ height: '100%', display: 'flex', '& > div': { alignItems: 'center' } }}>
      <Disclosure
        label={entry.label}
        button={(props, open) => (
          <>
            <EntryLink entry={entry} current={current} />
            <ButtonBase
              {...props}
              aria-label={`展开${entry.label}`}
              sx={{
                width: 24,
                height: 32,
                ml: { md: -1, lg: -1.5 },
                borderRadius: 1,
                color: 'text.secondary',
                '& svg': { transform: open ? 'rotate(180deg)' : 'none', transition: 'transform .15s' },
              }}
            >
              <Icon path={icons.down} size={14} />
            </ButtonBase>
          </>
        )}
      >
        {(close) =>
          entry.types ? (
            <ServicePanel onFollow={close} />
          ) : (
            <Box sx={{ minWidth: 140 }}>
              <NavList links={entry.children ?? []} onFollow={close} />
            </Box>
          )
        }
      </Disclosure>
    </Box>
  );
}
