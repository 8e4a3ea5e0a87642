import { Alert } from '@portal/shared/extras';
import { fromWidth } from '@portal/shared/parts';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography, useMediaQuery } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { type ChosenTime, extended, pressed } from './chosenTime';
import { SlotDays } from './SlotDays';
import { SlotGrid } from './SlotGrid';
import { type FreeInstrument, freeRange, minutesOf, type Seen, type SlotWeek, slotWeek } from './slotWeek';
import { dayText } from './timeText';
import { lastWeek, useFreeTime, weekOf } from './useFreeTime';

interface TimeChooserProps {
  readonly device_rid: string;
  readonly seen: Seen;
  readonly chosen: ChosenTime | undefined;
  readonly onChoose: (chosen: ChosenTime | undefined) => void;
  /** What can be done with the choice on this instrument. */
  readonly children: (instrument: FreeInstrument) => ReactNode;
}

/** Chooses time of one of a service's instruments: a week as a table, on phones as a list of days. */
export function TimeChooser({ device_rid, seen, ...choice }: TimeChooserProps) {
  const begin = seen.moving ?? choice.chosen;
  const [week, setWeek] = useState(begin ? weekOf(begin.starts) : 0);
  const { free, days } = useFreeTime(device_rid, week);
  return (
    <Box>
      <WeekBar week={week} days={days} onTurn={setWeek} />
      <QueryView query={free} loading={<Skeleton variant="rounded" height={468} />}>
        {(instruments) => (
          <Box aria-busy={free.isPlaceholderData} sx={{ opacity: free.isPlaceholderData ? 0.6 : 1 }}>
            <Instruments
              {...choice}
              instruments={instruments}
              seen={seen}
              label={`${dayText(days.from)}至${dayText(days.to)}的机时`}
              onTurn={(step) => setWeek(Math.min(Math.max(week + step, 0), lastWeek))}
            />
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

interface WeekBarProps {
  readonly week: number;
  readonly days: { readonly from: string; readonly to: string };
  readonly onTurn: (week: number) => void;
}

function WeekBar({ week, days, onTurn }: WeekBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
      <Button size="small" disabled={week === 0} onClick={() => onTurn(week - 1)}>
        上一周
      </Button>
      <Typography variant="body2" role="status" sx={weekStyle}>
        {`${dayText(days.from)} – ${dayText(days.to)}`}
      </Typography>
      <Button size="small" disabled={week === lastWeek} onClick={() => onTurn(week + 1)}>
        下一周
      </Button>
    </Box>
  );
}

const weekStyle = { flex: 1, textAlign: 'center', fontWeight: 600, whiteSpace: 'nowrap' } as const;

interface InstrumentsProps extends Omit<TimeChooserProps, 'device_rid'> {
  readonly instruments: readonly FreeInstrument[];
  readonly label: string;
  readonly onTurn: (step: 1 | -1) => void;
}

/** The choice of the instrument when there are several, and its week. */
function Instruments({ instruments, seen, ...choice }: InstrumentsProps) {
  const [rid, setRid] = useState(choice.chosen?.instrument_rid ?? seen.moving?.instrument.rid);
  const instrument = instruments.find((one) => one.rid === rid) ?? instruments[0];
  if (!instrument)
    return <EmptyState title="该项目暂不能在线选机时" text="下单后客服会与您电话约定上机时间" />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {instruments.length > 1 && (
        <Box role="group" aria-label="仪器" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {instruments.map((one) => (
            <Button
              key={one.rid}
              size="small"
              variant={one === instrument ? 'contained' : 'outlined'}
              aria-pressed={one === instrument}
              onClick={() => setRid(one.rid)}
            >
              {one.name}
            </Button>
          ))}
        </Box>
      )}
      <About instrument={instrument} />
      {instrument.out_of_service !== null ? (
        <Alert severity="warning">{`仪器停用中：${instrument.out_of_service}`}</Alert>
      ) : (
        <Week {...choice} instrument={instrument} seen={seen} />
      )}
    </Box>
  );
}

/** Where the instrument stands, and who operates it. */
function About({ instrument: { name, place, self_operated, capacity } }: { instrument: FreeInstrument }) {
  const facts = [
    `${name}${place && `，${place}`}`,
    self_operated ? '取得授权的客户可自主上机，其他由工程师协助' : '由工程师协助上机',
    ...(capacity > 1 ? [`同时可约 ${capacity} 人`] : []),
  ];
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {facts.join(' · ')}
    </Typography>
  );
}

interface WeekProps extends Omit<InstrumentsProps, 'instruments'> {
  readonly instrument: FreeInstrument;
}

function Week({ instrument, seen, label, chosen, onChoose, onTurn, children }: WeekProps) {
  const wide = useMediaQuery(fromWidth(700), { noSsr: true });
  const week = slotWeek(instrument, seen);
  const onPress = (index: number, extend: boolean) => {
    if (seen.moving) return onChoose(sameLength(week, index, minutesOf(seen.moving)) ?? chosen);
    onChoose(extend ? extended(week, chosen, index) : pressed(week, chosen, index));
  };
  const choice = { week, label, chosen, onPress };
  const below = children(instrument);
  if (!wide)
    return (
      <>
        <SlotDays {...choice}>{below}</SlotDays>
        {!week.slots.some(({ starts }) => starts === chosen?.starts) && below}
      </>
    );
  return (
    <>
      <SlotGrid {...choice} onTurn={onTurn} />
      <Legend moving={seen.moving !== undefined} />
      {below}
    </>
  );
}

/** Returns the time of the moved reservation's length that begins with a slot; undefined when it has no room. */
function sameLength({ instrument_rid, slots }: SlotWeek, index: number, minutes: number) {
  const range = slots[index]?.state === 'free' ? freeRange(slots, index, minutes) : undefined;
  return range && { ...range, instrument_rid, anchor: range.starts, taken: false };
}

/** How time is chosen in the table. */
function Legend({ moving }: { readonly moving: boolean }) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {moving
        ? '点选新的开始时段。“不足”表示其后连续的空闲时间不够。时间均为北京时间。'
        : '点选开始和结束时段，或按住鼠标拖动选择连续几个时段；键盘用方向键移动、回车选择、Shift 加方向键延长。“约满”的时段可以候补。时间均为北京时间。'}
    </Typography>
  );
}
