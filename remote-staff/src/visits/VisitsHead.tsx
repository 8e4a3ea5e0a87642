import { LinkSwitch } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { useCounts } from '../ui/useCounts';
import { bookingList } from './bookingList';
import { notPrinted } from './print';
import { visitsPath } from './visitDay';

/** The heading of the visits, and the switch between the day and the bookings, with those that wait for the lab on any day. */
export function VisitsHead() {
  const { pathname } = useLocation();
  const waiting = useCounts()?.find(({ queue }) => queue === 'visit')?.count ?? 0;
  return (
    <Box sx={notPrinted}>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        上门
      </Typography>
      <LinkSwitch
        label="上门"
        links={[
          { label: '当天', to: visitsPath, current: pathname === visitsPath },
          {
            label: waiting > 0 ? `取样预约，待确认 ${waiting}` : '取样预约',
            to: bookingList.path,
            current: pathname === bookingList.path,
          },
        ]}
      />
    </Box>
  );
}
