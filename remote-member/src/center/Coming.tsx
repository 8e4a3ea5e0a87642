import { query, serverNow } from '@portal/shared/api';
import type { Reservation, Sampling } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { CutNote, Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, labClock, reservationStateLabels, samplingStateLabels } from '@portal/shared/rules';
import { Button, FailureGroup, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { reservationsInput, visitsInput } from './centerQueries';
import { Tasks, type TaskText } from './waiting/Task';

/** Visits and instrument time to come, the next one first; nothing when there are none. */
export function Coming() {
  const visits = useQuery(query('auth/sampling/list', visitsInput));
  const reservations = useQuery(query('auth/web/reservation/list4person', reservationsInput));
  const { today } = labClock(serverNow());
  const coming = [
    ...(visits.data?.list.filter(({ date }) => date >= today).map(visitTask) ?? []),
    ...(reservations.data?.list.map(reservationTask) ?? []),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  if (coming.length === 0 && !visits.isLoadingError && !reservations.isLoadingError) return null;
  return (
    <Panel
      title="近期预约"
      aside={
        <Button
          size="small"
          component={Link}
          to={reservations.data?.list.length ? paths.reservations : paths.visits}
        >
          查看预约
        </Button>
      }
    >
      <Tasks tasks={coming} />
      <CutNote of={reservations.data} what="个机时预约" to={paths.reservations} />
      <FailureGroup>
        <QueryView query={visits} loading={null}>
          {() => null}
        </QueryView>
        <QueryView query={reservations} loading={null}>
          {() => null}
        </QueryView>
      </FailureGroup>
    </Panel>
  );
}

/** A task with the time at which it begins, in the lab's time zone. */
type Appointment = TaskText & { readonly at: string };

const visitTask = ({ rid, code, state, date, time, place }: Sampling): Appointment => ({
  key: rid,
  at: `${date} ${time}`,
  to: paths.visits,
  chip: <Chip size="small" variant="outlined" label={samplingStateLabels[state]} />,
  text: `${date} ${time} 上门取样`,
  about: `${code} · ${place}`,
});

function reservationTask({
  rid,
  code,
  state,
  device,
  instrument,
  starts,
  ends,
  order,
}: Reservation): Appointment {
  const at = formatInstant(starts);
  return {
    key: rid,
    at,
    to: order ? paths.order(order.rid) : paths.reservations,
    chip: <Chip size="small" variant="outlined" label={reservationStateLabels[state]} />,
    text: `${at}–${formatInstant(ends).slice(-5)} ${device.name}`,
    about: `${code} · ${instrument.name}，${instrument.place}`,
  };
}
