import { visuallyHidden } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';

interface HoldClockProps {
  /** When the hold expires. */
  readonly until: string;
  /** Milliseconds by which the server's clock is ahead of the browser's. */
  readonly ahead: number;
  /** Called once when the hold has expired. */
  readonly onEnd: () => void;
}

const secondsLeft = (until: string, ahead: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now() - ahead) / 1000));

/** Counts down to the end of a hold by the server's clock. Screen readers hear of the last minute. */
export function HoldClock({ until, ahead, onEnd }: HoldClockProps) {
  const [left, setLeft] = useState(() => secondsLeft(until, ahead));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const tick = () => {
      const seconds = secondsLeft(until, ahead);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end.current();
    };
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until, ahead]);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <>
      <Box component="span" role="timer" aria-label="保留剩余时间" sx={left > 60 ? clock : lastMinute}>
        {`${two(Math.floor(left / 60))}:${two(left % 60)}`}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {left <= 60 && left > 0 ? '保留时间不足 1 分钟' : ''}
      </Box>
    </>
  );
}

const clock = { fontVariantNumeric: 'tabular-nums', fontWeight: 600 } as const;
const lastMinute = { ...clock, color: 'error.main' } as const;
