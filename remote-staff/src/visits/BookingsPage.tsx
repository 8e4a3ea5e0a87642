import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskList } from '../ui/list/DeskList';
import { listInput, useListQuery } from '../ui/list/listQuery';
import { BookingActs } from './BookingActs';
import type { AskedAct } from './booking';
import { bookingColumns, bookingList } from './bookingList';
import { VisitDialog } from './VisitDialog';
import { VisitsHead } from './VisitsHead';

/** The bookings of samplings of all days by state, those that wait for the lab first. */
export function BookingsPage() {
  const shown = useListQuery(bookingList);
  const answer = useQuery({
    ...query('staff/sampling/list', listInput(shown)),
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<AskedAct>();
  return (
    <>
      <VisitsHead />
      <DeskList
        noun="取样预约"
        search="预约号"
        kind={bookingList}
        shown={shown}
        answer={answer}
        columns={bookingColumns}
        actsWidth={170}
        enter={(booking) => {
          const [act] = booking.can;
          return act && (() => setAsked({ booking, act }));
        }}
        acts={(booking) => <BookingActs booking={booking} size="small" onAct={setAsked} />}
      />
      {asked && <VisitDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
