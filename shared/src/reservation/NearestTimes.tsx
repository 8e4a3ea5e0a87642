import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { nearestTimes } from './nearest';
import type { InstrumentTime, Seen } from './slotWeek';
import { rangeText } from './timeText';
import { useFreeTimeAround } from './useFreeTime';

interface NearestTimesProps {
  readonly device_rid: string;
  /** The time that is not free. */
  readonly wanted: InstrumentTime;
  readonly seen: Seen;
  readonly pending: boolean;
  readonly onTake: (time: InstrumentTime) => void;
}

/** The nearest free times of the same length; a press takes one. */
export function NearestTimes({ device_rid, wanted, seen, pending, onTake }: NearestTimesProps) {
  const free = useFreeTimeAround(device_rid, wanted);
  return (
    <QueryView query={free} loading={<Skeleton variant="rounded" height={40} sx={{ mt: 1 }} />}>
      {(instruments) => {
        const near = nearestTimes(instruments, wanted, seen);
        const several = new Set(near.map(({ instrument_rid }) => instrument_rid)).size > 1;
        const nameOf = (rid: string) => instruments.find((one) => one.rid === rid)?.name ?? '';
        if (near.length === 0)
          return <Typography variant="body2">前后几天都没有同样时长的空闲时段，可以加入候补。</Typography>;
        return (
          <Box
            role="group"
            aria-label="最近的空闲时段"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
          >
            {near.map((time) => (
              <Button
                key={`${time.instrument_rid} ${time.starts}`}
                size="small"
                variant="outlined"
                disabled={pending}
                onClick={() => onTake(time)}
              >
                {`${rangeText(time)}${several ? ` · ${nameOf(time.instrument_rid)}` : ''}`}
              </Button>
            ))}
          </Box>
        );
      }}
    </QueryView>
  );
}
