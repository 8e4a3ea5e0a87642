import { Outlet } from '@portal/shared/portal';
import { Box, PageColumn } from '@portal/shared/ui';
import { Breadcrumb } from './Breadcrumb';
import { MemberMenu } from './MemberMenu';

/** Around every member page: menu at the left (above, on narrow screens), breadcrumb on top. */
export function MemberLayout() {
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 2, md: 3 } }}>
        <Breadcrumb />
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '152px minmax(0, 1fr)',
              lg: '200px minmax(0, 1fr)',
            },
          }}
        >
          <MemberMenu />
          <Box sx={{ minWidth: 0 }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
    </PageColumn>
  );
}
