import { serverNow } from '@portal/shared/api';
import { line, pressedKey } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type ChosenTime, isChoosable, isChosen } from './chosenTime';
import { slotNames, slotStates, slotTexts } from './slotStyle';
import type { SlotWeek, WeekSlot } from './slotWeek';
import { rangeText, weekdayText } from './timeText';

export interface SlotChoiceProps {
  readonly week: SlotWeek;
  readonly label: string;
  readonly chosen: ChosenTime | undefined;
  /** Called with the index of a slot that is pressed; `extend` when the range is extended to it by Shift or dragging. */
  readonly onPress: (index: number, extend: boolean) => void;
  /** Shows another week: 1 the next one, -1 the one before. */
  readonly onTurn: (step: 1 | -1) => void;
}

/**
 * The week as a table of days and slots, which follows the ARIA pattern of a grid: arrow keys move, Enter and Space
 * choose, Shift extends, Page Up and Page Down change the week. The mouse extends by dragging.
 */
export function SlotGrid({ week, label, chosen, onPress, onTurn }: SlotChoiceProps) {
  const table = useRef<HTMLTableElement>(null);
  const { columns, cellOf } = cellsOf(week);
  const [focus, setFocus] = useState<number>();
  const start = week.slots.findIndex(({ state }) => state === 'free');
  const tabStop = focus !== undefined && focus < week.slots.length ? focus : Math.max(start, 0);
  const drag = useDrag(onPress);
  useScrollToDay(table, week);

  const moveTo = (index: number, extend: boolean) => {
    setFocus(index);
    table.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
    if (extend) onPress(index, true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { shiftKey } = event;
    const key = pressedKey(event);
    if (key === undefined) return;
    const from = indexOf(event.target) ?? tabStop;
    if (key === 'Enter' || key === ' ') onPress(from, shiftKey);
    else if (key === 'PageDown' || key === 'PageUp') onTurn(key === 'PageDown' ? 1 : -1);
    else if (key in steps) {
      const next = cellOf(from, key);
      if (next !== undefined) moveTo(next, shiftKey);
    } else return;
    event.preventDefault();
  };
  const { today } = labClock(serverNow());
  return (
    <Box sx={frame}>
      <Box
        component="table"
        ref={table}
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocus(indexOf(target))}
        {...drag}
      >
        <thead>
          <tr>
            <th scope="col">时间</th>
            {week.days.map(({ date }) => (
              <th key={date} scope="col" aria-current={date === today ? 'date' : undefined}>
                {date === today ? '今天' : weekdayText(date)}
                <small>{`${Number(date.slice(5, 7))}/${Number(date.slice(8))}`}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.times.map((time, row) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {week.days.map(({ date, closed }, column) => {
                const index = columns[column]?.get(time);
                const slot = index === undefined ? undefined : week.slots[index];
                if (slot && index !== undefined)
                  return (
                    <Cell
                      key={date}
                      slot={slot}
                      index={index}
                      chosen={isChosen(week, slot, chosen)}
                      tabStop={index === tabStop}
                    />
                  );
                if (closed === null) return <td key={date} />;
                return row === 0 ? <Closed key={date} reason={closed} rows={week.times.length} /> : null;
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface CellProps {
  readonly slot: WeekSlot;
  readonly index: number;
  readonly chosen: boolean;
  readonly tabStop: boolean;
}

function Cell({ slot, index, chosen, tabStop }: CellProps) {
  const { state, left, current } = slot;
  const free = state === 'free' && left > 1 ? `余 ${left}` : slotTexts[state];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells of a grid get the focus
      role="gridcell"
      data-index={index}
      data-state={state}
      tabIndex={tabStop ? 0 : -1}
      aria-selected={chosen}
      aria-disabled={!isChoosable(slot)}
      aria-label={`${rangeText(slot)}，${current ? '现约，' : ''}${slotNames[state]}`}
    >
      {chosen ? '✓ 已选' : current ? '现约' : free}
    </td>
  );
}

function Closed({ reason, rows }: { readonly reason: string; readonly rows: number }) {
  return (
    <td rowSpan={rows} data-state="closed">
      停开
      <br />
      {reason}
    </td>
  );
}

const indexOf = (target: EventTarget): number | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return cell ? Number(cell.dataset.index) : undefined;
};

/** Steps of the arrow keys: days and rows. Home and End lead to the first and the last day of the row. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-7, 0],
  End: [7, 0],
};

/** Returns the slots of each day by time, and the slot that a key leads to from another one. */
function cellsOf({ days, slots, times }: SlotWeek) {
  const columns = days.map(
    ({ date }) =>
      new Map(slots.flatMap((slot, index) => (slot.date === date ? [[slot.time, index] as const] : []))),
  );
  const cellOf = (from: number, key: string): number | undefined => {
    const slot = slots[from];
    const [x, y] = steps[key] ?? [0, 0];
    if (!slot) return undefined;
    let column = days.findIndex(({ date }) => date === slot.date);
    let row = times.indexOf(slot.time);
    let found: number | undefined;
    // Skips days and times without a slot.
    for (let left = Math.abs(x) + Math.abs(y) * times.length; left > 0; left--) {
      column += Math.sign(x);
      row += Math.sign(y);
      const index = columns[column]?.get(times[row] ?? '');
      if (index === undefined) {
        if (Math.abs(x) === 1 && column >= 0 && column < days.length) left++;
        continue;
      }
      found = index;
      if (Math.abs(x) < 7) return found;
    }
    return found;
  };
  return { columns, cellOf };
}

/** Handlers that press a slot by click, and extend the range while the mouse is moved with its button down. */
function useDrag(onPress: SlotChoiceProps['onPress']) {
  const from = useRef<number>(undefined);
  const dragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      from.current = event.pointerType === 'mouse' && event.button === 0 ? indexOf(event.target) : undefined;
    },
    onPointerOver: (event: PointerEvent<HTMLElement>) => {
      const at = indexOf(event.target);
      if (from.current === undefined || at === undefined || (event.buttons & 1) === 0) return;
      if (!dragged.current && at === from.current) return;
      if (!dragged.current) onPress(from.current, false);
      dragged.current = true;
      onPress(at, true);
    },
    onClick: (event: { readonly target: EventTarget; readonly shiftKey: boolean }) => {
      const at = indexOf(event.target);
      if (at !== undefined && !dragged.current) onPress(at, event.shiftKey);
    },
  };
}

/** Scrolls an instrument that is open round the clock to the working day. */
function useScrollToDay(
  table: React.RefObject<HTMLTableElement | null>,
  { times, instrument_rid }: SlotWeek,
) {
  const row = times.findIndex((time) => time >= '08:00');
  useLayoutEffect(() => {
    const frame = table.current?.parentElement;
    const shown = table.current?.querySelectorAll<HTMLElement>('tbody tr')[row];
    const head = table.current?.querySelector('thead');
    if (frame && shown && head && instrument_rid) frame.scrollTop = shown.offsetTop - head.clientHeight;
  }, [table, row, instrument_rid]);
}

const frame = {
  ...slotStates,
  ...line,
  position: 'relative',
  maxHeight: 468,
  overflow: 'auto',
  borderRadius: 1,
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textAlign: 'center',
    userSelect: 'none',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    py: 0.75,
    bgcolor: 'background.default',
    fontWeight: 600,
    '&:first-of-type': { width: 52 },
    '& small': { display: 'block', fontWeight: 400, color: 'text.secondary' },
    '&[aria-current=date]': { color: 'primary.main' },
  },
  '& tbody th': { fontWeight: 400, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& td, & tbody th': { height: 30, p: '2px', borderTop: '1px solid', borderColor: 'divider' },
  '& td': { borderLeft: '1px solid', borderLeftColor: 'divider' },
  '& td:not([data-state])': { bgcolor: 'background.default' },
  '& td:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& td[aria-selected=true]:focus-visible': { outlineColor: 'background.paper', outlineOffset: -4 },
} as const;
