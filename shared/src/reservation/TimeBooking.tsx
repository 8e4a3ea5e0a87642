import { Alert } from '@portal/shared/extras';
import { Link, notify, paths } from '@portal/shared/portal';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { ChosenBar } from './ChosenBar';
import type { ChosenTime } from './chosenTime';
import { HeldTimes } from './HeldTimes';
import { LapsedTimes } from './LapsedTimes';
import { RefusedTime } from './RefusedTime';
import { clearOfBars } from './slotStyle';
import { hoursOf, type Seen, type TimeRange } from './slotWeek';
import { TimeChooser } from './TimeChooser';
import { rangeText } from './timeText';
import { useKeptChoice } from './useKeptChoice';
import { heldFor, useOwnTime } from './useOwnTime';
import { useTimeActs } from './useTimeActs';

export interface TimeBookingProps {
  readonly device: { readonly rid: string; readonly name: string };
  /** Hides the week until the member opens it. */
  readonly folded?: boolean;
  /** Whether the member wants no operator, by the chosen options; undefined when the service has no such choice. */
  readonly alone?: boolean | undefined;
  /** What is said or done about the held hours; called with 0 too. */
  readonly children: (hours: number) => ReactNode;
}

/** Holds instrument time for a service: what is held with its clock, and the week in which more is chosen. */
export const TimeBooking = observer(function TimeBooking(props: TimeBookingProps) {
  const { device, folded = false, alone, children } = props;
  const own = useOwnTime();
  const held = heldFor(own.reservations, device.rid);
  const seen: Seen = { own: own.reservations, now: Date.now() + own.ahead };
  const [open, setOpen] = useState(!folded);
  const [chosen, setChosen] = useKeptChoice(device.rid);
  const [waiting, setWaiting] = useState<TimeRange>();
  const top = useRef<HTMLDivElement>(null);
  const acts = useTimeActs(device.rid, {
    onHeld: (reservation) => {
      setChosen(undefined);
      notify.step(`已保留 ${rangeText(reservation)}`);
      top.current?.scrollIntoView?.({ block: 'start' });
    },
    onWaiting: (time) => {
      setWaiting(time);
      setChosen(undefined);
    },
  });
  const choose = (time: ChosenTime | undefined) => {
    acts.forget();
    setWaiting(undefined);
    setChosen(time);
  };
  return (
    <Box ref={top} sx={column}>
      {held.length > 0 && <HeldTimes label={`${device.name}已保留的机时`} held={held} ahead={own.ahead} />}
      {children(hoursOf(held))}
      <LapsedTimes device_rid={device.rid} own={own} seen={seen} acts={acts} />
      {open ? (
        <TimeChooser device_rid={device.rid} seen={seen} chosen={chosen} onChoose={choose}>
          {(instrument) => (
            <ChosenBar
              chosen={chosen}
              instrument={instrument}
              alone={alone}
              mayOperate={own.alone_rids.includes(instrument.rid)}
              counts={own.counts}
              pending={acts.pending}
              onHold={acts.hold}
              onWait={acts.wait}
              onClear={() => choose(undefined)}
            />
          )}
        </TimeChooser>
      ) : (
        <Box>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {held.length > 0 ? '加选机时' : '选择机时'}
          </Button>
        </Box>
      )}
      {acts.refused && <RefusedTime refused={acts.refused} device_rid={device.rid} seen={seen} acts={acts} />}
      {waiting && <Waiting time={waiting} />}
    </Box>
  );
});

function Waiting({ time }: { readonly time: TimeRange }) {
  return (
    <Alert severity="success" role="status">
      <Typography variant="inherit" component="span">
        {`已加入候补：${rangeText(time)}。空出时会以站内信和短信通知您，可在`}
      </Typography>
      <MuiLink component={Link} to={paths.reservations}>
        我的预约
      </MuiLink>
      中查看或取消。
    </Alert>
  );
}

const column = { ...clearOfBars, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
