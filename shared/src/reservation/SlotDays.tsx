import { serverNow } from '@portal/shared/api';
import { lineAbove, plainList } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { type ReactNode, useId, useState } from 'react';
import { isChoosable, isChosen } from './chosenTime';
import type { SlotChoiceProps } from './SlotGrid';
import { slotNames, slotStates, slotTexts } from './slotStyle';
import type { WeekSlot } from './slotWeek';
import { dayText, rangeText, weekdayText } from './timeText';

interface SlotDaysProps extends Omit<SlotChoiceProps, 'onTurn'> {
  /** What can be done with the choice; it is shown below the day on which the chosen time begins. */
  readonly children: ReactNode;
}

/** The week as a list of days, for phones: each day opens to its slots. Two taps choose start and end. */
export function SlotDays({ week, label, chosen, onPress, children }: SlotDaysProps) {
  const first = week.slots.find(({ state }) => state === 'free')?.date;
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {week.days.map(({ date, closed }) => {
        const slots = week.slots.flatMap((slot, index) => (slot.date === date ? [{ slot, index }] : []));
        const holds = slots.some(({ slot }) => isChosen(week, slot, chosen));
        const open = toggled.get(date) ?? (date === first || holds);
        return (
          <Day
            key={date}
            date={date}
            note={noteOf(closed, slots)}
            open={open && slots.length > 0}
            {...(slots.length > 0 && { onToggle: () => setToggled(new Map(toggled).set(date, !open)) })}
          >
            <Box sx={chips}>
              {slots.map(({ slot, index }) => (
                <SlotButton
                  key={slot.starts}
                  slot={slot}
                  chosen={isChosen(week, slot, chosen)}
                  onPress={() => onPress(index, false)}
                />
              ))}
            </Box>
            {holds && slots.some(({ slot }) => slot.starts === chosen?.starts) && children}
          </Day>
        );
      })}
    </Box>
  );
}

/** What a day's heading says about its slots. */
function noteOf(closed: string | null, slots: readonly { readonly slot: WeekSlot }[]): string {
  if (closed !== null) return `停开：${closed}`;
  if (slots.length === 0) return '不开放';
  const free = slots.filter(({ slot }) => slot.state === 'free').length;
  if (free > 0) return `${free} 个时段可约`;
  if (slots.every(({ slot }) => slot.state === 'past')) return slotTexts.past;
  return slots.some(({ slot }) => slot.state === 'taken') ? '已约满，可候补' : '无可约时段';
}

interface DayProps {
  readonly date: string;
  readonly note: string;
  readonly open: boolean;
  /** Missing for a day without slots. */
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

function Day({ date, note, open, onToggle, children }: DayProps) {
  const id = useId();
  const isToday = date === labClock(serverNow()).today;
  return (
    <Box component="li" sx={lineAbove}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        disabled={onToggle === undefined}
        onClick={onToggle}
        sx={head}
      >
        <strong>{`${dayText(date)} ${isToday ? '今天' : weekdayText(date)}`}</strong>
        <span>{note}</span>
        <span aria-hidden="true">{onToggle ? (open ? '收起' : '展开') : ''}</span>
      </Box>
      <Box id={id} hidden={!open} sx={{ pb: 1.5 }}>
        {open && children}
      </Box>
    </Box>
  );
}

interface SlotButtonProps {
  readonly slot: WeekSlot;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function SlotButton({ slot, chosen, onPress }: SlotButtonProps) {
  const { state, left, current } = slot;
  const text = state === 'free' && left > 1 ? `余 ${left}` : slotTexts[state];
  return (
    <button
      type="button"
      data-state={state}
      disabled={!isChoosable(slot)}
      aria-pressed={chosen}
      aria-label={`${rangeText(slot)}，${current ? '现约，' : ''}${slotNames[state]}`}
      onClick={onPress}
    >
      <b>{slot.time}</b>
      {chosen ? '✓ 已选' : current ? '现约' : text}
    </button>
  );
}

const list = { ...plainList, ...slotStates } as const;

const head = {
  display: 'grid',
  gridTemplateColumns: '1fr auto 2.5em',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 48,
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& span': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& span:last-of-type': { textAlign: 'right', color: 'primary.main' },
  '&:disabled': { cursor: 'default' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const chips = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4.625rem, 1fr))',
  gap: 1,
  '& button': {
    minHeight: 48,
    p: 0.5,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 1,
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: 1.35,
    touchAction: 'manipulation',
  },
  '& b': { display: 'block', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' },
  '& button:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
