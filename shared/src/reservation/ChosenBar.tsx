import { Alert } from '@portal/shared/extras';
import { Check, line, RoomNote } from '@portal/shared/parts';
import { holdMinutes, offerMinutes, roomOf } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import type { ChosenTime } from './chosenTime';
import type { FreeInstrument } from './slotWeek';
import { minutesOf } from './slotWeek';
import { rangeText } from './timeText';
import type { OwnTime } from './useOwnTime';
import type { Wanted } from './useTimeActs';

interface ChosenBarProps {
  readonly chosen: ChosenTime | undefined;
  readonly instrument: FreeInstrument;
  /** Whether the member may operate this instrument alone. */
  readonly mayOperate: boolean;
  /** Whether the member wants no operator; undefined lets the member choose here. */
  readonly alone: boolean | undefined;
  readonly counts: OwnTime['counts'];
  readonly pending: boolean;
  readonly onHold: (time: Wanted) => void;
  readonly onWait: (time: Wanted) => void;
  readonly onClear: () => void;
}

/** The chosen time with what can be done: hold it when it is free, wait for it when it is taken. */
export function ChosenBar(props: ChosenBarProps) {
  const { chosen, instrument, mayOperate, counts, pending, onHold, onWait, onClear } = props;
  const [ticked, setTicked] = useState(true);
  const alone = mayOperate && (props.alone ?? ticked);
  if (chosen?.instrument_rid !== instrument.rid)
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        还没有选择时段
      </Typography>
    );
  const { instrument_rid, starts, ends, taken } = chosen;
  const limit = taken ? 'reservationWaits' : 'heldReservations';
  const count = taken ? counts.waits : counts.held;
  const { full } = roomOf(limit, count);
  const wanted = { instrument_rid, starts, ends, alone };
  return (
    <Box sx={bar}>
      <Box role="status" sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <strong>{rangeText(chosen)}</strong>
        {` · ${hoursText(minutesOf(chosen))}`}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {taken ? '其中有时段已约满' : `保留 ${holdMinutes} 分钟，期间下单即预约成功`}
        </Typography>
      </Box>
      {mayOperate && props.alone === undefined && (
        <Check checked={ticked} onChange={(event) => setTicked(event.target.checked)}>
          自主上机
        </Check>
      )}
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        <Button color="inherit" onClick={onClear}>
          清除
        </Button>
        {taken ? (
          <Button variant="contained" disabled={full} loading={pending} onClick={() => onWait(wanted)}>
            加入候补
          </Button>
        ) : (
          <Button
            variant="contained"
            color="secondary"
            disabled={full}
            loading={pending}
            onClick={() => onHold(wanted)}
          >
            保留机时
          </Button>
        )}
      </Box>
      <Box sx={{ flexBasis: '100%' }}>
        <RoomNote of={limit} count={count} onlyNear />
      </Box>
      {taken && <WaitNote />}
    </Box>
  );
}

/** What waiting means. */
export const WaitNote = () => (
  <Alert severity="info" icon={false} sx={{ flexBasis: '100%' }}>
    {`候补免费：所选时段全部空出时，按候补的先后为您保留 ${offerMinutes} 分钟，并以站内信和短信通知您下单；未下单则让给下一位。`}
  </Alert>
);

/** Returns minutes as a text with hours, perhaps with half an hour. */
const hoursText = (minutes: number): string => `${minutes / 60} 小时`;

const bar = {
  ...line,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  mt: { xs: 1.5, sm: 0 },
  borderRadius: 1,
  borderColor: 'primary.main',
  typography: 'body2',
} as const;
