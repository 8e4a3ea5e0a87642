import { Alert } from '@portal/shared/extras';
import { Box, Button } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { WaitNote } from './ChosenBar';
import { NearestTimes } from './NearestTimes';
import { clearOfBars } from './slotStyle';
import type { Seen } from './slotWeek';
import { rangeText } from './timeText';
import type { TimeActs, UnavailableTime } from './useTimeActs';

interface RefusedTimeProps {
  readonly refused: UnavailableTime;
  readonly device_rid: string;
  readonly seen: Seen;
  readonly acts: TimeActs;
}

/** Says why a time was not held, and offers the nearest free ones and the waiting list. */
export function RefusedTime({ refused: { time, reason }, device_rid, seen, acts }: RefusedTimeProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's cleanup.
    alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Alert severity="warning" ref={alert} sx={clearOfBars}>
      {`${rangeText(time)}：${reason}。最近的空闲时段：`}
      <NearestTimes
        device_rid={device_rid}
        wanted={time}
        seen={seen}
        pending={acts.pending}
        onTake={(near) => acts.hold({ ...near, alone: time.alone })}
      />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, mt: 1.5 }}>
        <Button size="small" disabled={acts.pending} onClick={() => acts.wait(time)}>
          候补原时段
        </Button>
        <WaitNote />
      </Box>
    </Alert>
  );
}
