import { DeskHead } from '../ui/DeskHead';
import { bookingList } from './bookingList';
import { visitsPath } from './visitDay';

/** The heading of the visits, and the switch between the day and the bookings, with those that wait for the lab on any day. */
export const VisitsHead = () => (
  <DeskHead
    title="上门"
    tabs={[
      { label: '当天', path: visitsPath },
      { label: '取样预约', path: bookingList.path, queues: ['visit'] },
    ]}
  />
);
