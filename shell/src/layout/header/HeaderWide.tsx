import { headerRows } from '@portal/shared/look';
import { tapArea } from '@portal/shared/parts';
import { Link, paths, portalName } from '@portal/shared/portal';
import { Box, Logo, PageColumn } from '@portal/shared/ui';
import { MainNav } from './MainNav';
import { SearchBox } from './SearchBox';
import { ServiceStrip } from './ServiceStrip';

// The same elements in every render: what does not depend on the scrolling is not rendered by it.
const strip = <ServiceStrip />;
const nav = <MainNav />;
const search = (
  <Box sx={{ flex: 1, minWidth: 140, maxWidth: 300, ml: 'auto' }}>
    <SearchBox />
  </Box>
);

/** Header in two rows: the service strip; logo, navigation and search. */
export function HeaderWide({ compact }: { readonly compact: boolean }) {
  return (
    <>
      {strip}
      <PageColumn>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { md: 1.5, lg: 3 },
            height: compact ? headerRows.wideCompact : headerRows.wide,
            transition: 'height .15s',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          }}
        >
          <Box
            component={Link}
            to={paths.home}
            aria-label={`${portalName}，首页`}
            sx={{ ...tapArea, display: 'flex', textDecoration: 'none' }}
          >
            <Logo name={portalName} size={compact ? 34 : 42} compact={compact} lineFrom="lg" />
          </Box>
          {nav}
          {search}
        </Box>
      </PageColumn>
    </>
  );
}
