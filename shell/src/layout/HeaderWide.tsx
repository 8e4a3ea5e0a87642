import { Link, paths, portalName } from '@portal/shared/portal';
import { Box, Logo, PageColumn, useMediaQuery } from '@portal/shared/ui';
import { MainNav } from './MainNav';
import { SearchBox } from './SearchBox';
import { ServiceStrip, stripHeight } from './ServiceStrip';

const row = { full: 76, compact: 56 } as const;

/** Heights of the header in px. */
export const wideHeights = {
  full: stripHeight + row.full + 1,
  compact: stripHeight + row.compact + 1,
} as const;

/** Two rows: the service strip; logo, navigation and search. */
export function HeaderWide({ compact }: { readonly compact: boolean }) {
  const roomy = useMediaQuery('(min-width:1200px)', { noSsr: true });
  return (
    <>
      <ServiceStrip />
      <PageColumn>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { md: 1.5, lg: 3 },
            height: compact ? row.compact : row.full,
            transition: 'height .15s',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          <Box
            component={Link}
            to={paths.home}
            aria-label={`${portalName}，首页`}
            sx={{ display: 'flex', textDecoration: 'none' }}
          >
            <Logo name={portalName} size={compact ? 34 : 42} compact={compact || !roomy} />
          </Box>
          <MainNav />
          <Box sx={{ flex: 1, minWidth: 140, maxWidth: 300, ml: 'auto' }}>
            <SearchBox />
          </Box>
        </Box>
      </PageColumn>
    </>
  );
}
