import { lineAbove } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { RunDraft } from './runDraft';

interface DraftLineProps {
  readonly draft: RunDraft;
  /** From 1 on. */
  readonly place: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves it by one row, up when `step` is -1. */
  readonly onMove: (key: string, step: -1 | 1) => void;
  readonly onRemove: (key: string) => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A row that is moved by its buttons, or by Alt and the arrows while it has the focus. A list has up to 200 of them. */
export const DraftLine = memo(function DraftLine({
  draft: { key, label, note, order, isRemovable },
  place,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: DraftLineProps) {
  // A browser takes the focus from an element that is moved in the page.
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    focused.current?.focus();
    focused.current = null;
  });
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) focused.current = event.target;
    onMove(key, step);
  };
  return (
    <Box component="li" aria-label={`${place} ${label}`} onKeyDown={onKey} sx={row}>
      <Box sx={{ minWidth: '2em', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{place}</Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <b>{label}</b> {note}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, whiteSpace: 'nowrap' }}>
          {order}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        <Button
          size="small"
          color="inherit"
          aria-label={`上移第 ${place} 行 ${label}`}
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={isFirst}
          onClick={() => onMove(key, -1)}
        >
          上移
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={`下移第 ${place} 行 ${label}`}
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={isLast}
          onClick={() => onMove(key, 1)}
        >
          下移
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={`移出第 ${place} 行 ${label}`}
          disabled={!isRemovable || (isFirst && isLast)}
          onClick={() => onRemove(key)}
        >
          移出
        </Button>
      </Box>
    </Box>
  );
});

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  py: 0.5,
  fontSize: 14,
} as const;
