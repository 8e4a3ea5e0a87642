import { Alert } from '@portal/shared/extras';
import { Box, Button } from '@portal/shared/ui';
import { NearestTimes } from './NearestTimes';
import type { InstrumentTime, Seen } from './slotWeek';
import { rangeText } from './timeText';
import { type OwnTime, useLapsed } from './useOwnTime';
import type { TimeActs } from './useTimeActs';

interface LapsedTimesProps {
  readonly device_rid: string;
  readonly own: OwnTime;
  readonly seen: Seen;
  readonly acts: TimeActs;
}

/** Says that a hold has expired while the page was open; offers to hold the same time again, or the nearest free ones. */
export function LapsedTimes({ device_rid, own, seen, acts }: LapsedTimesProps) {
  const { lapsed, dismiss } = useLapsed(own, device_rid);
  return lapsed.map(({ rid, starts, ends, instrument, alone }) => {
    const time = { instrument_rid: instrument.rid, starts, ends };
    const take = (wanted: InstrumentTime) => {
      dismiss(rid);
      acts.hold({ ...wanted, alone });
    };
    return (
      <Alert key={rid} severity="warning" onClose={() => dismiss(rid)}>
        {`${rangeText(time)} 的保留时间已过，该时段已释放。可以重新保留，或选最近的空闲时段：`}
        <Box sx={{ mt: 1 }}>
          <Button size="small" variant="contained" disabled={acts.pending} onClick={() => take(time)}>
            重新保留
          </Button>
        </Box>
        <NearestTimes
          device_rid={device_rid}
          wanted={time}
          seen={seen}
          pending={acts.pending}
          onTake={take}
        />
      </Alert>
    );
  });
}
