import { Outlet } from '@portal/shared/portal';
import { Box, PageColumn } from '@portal/shared/ui';
import { Breadcrumb } from './Breadcrumb';
import { DoorTabs } from './DoorTabs';
import { MemberMenu } from './MemberMenu';

/** Layout of every member page: menu on the left (on top on narrow screens), breadcrumb and the tabs of the menu's entry above the page. */
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
          <Box data-page sx={{ minWidth: 0 }}>
            <DoorTabs />
            <Outlet />
          </Box>
        </Box>
      </Box>
    </PageColumn>
  );
}
