import { limits, typedCount } from '@portal/shared/rules';
import { Box, Icon, IconButton, icons } from '@portal/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { pressedKey } from './pressedKey';
import { line, typedText } from './style';
import { markWrongCount } from './wrongCount';

interface CountStepperProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly count: number;
  readonly least?: number;
  readonly most?: number;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'medium';
  /** Reports each valid count while typing instead of once on blur. */
  readonly live?: boolean;
  readonly onChange: (count: number) => void;
}

/**
 * A count, changed by buttons, arrow keys or typing. What is no count stays as it was typed, with the reason below it, and is not
 * reported; acts ask {@link stopAtWrongCount} first. A field that is left empty shows the count of before again.
 */
export function CountStepper({
  label,
  count,
  least = 1,
  most = limits.countMax,
  disabled = false,
  size = 'medium',
  live = false,
  onChange,
}: CountStepperProps) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const found = typed === undefined ? count : typedCount(typed, least, most);
  const isWrong = found === undefined && typed?.trim() !== '';
  const field = useWrongMark(isWrong);
  const change = (next: number) => {
    setTyped(undefined);
    if (next !== count) onChange(next);
  };
  const step = (by: number) => change(Math.min(Math.max((found ?? count) + by, least), most));
  const commit = () => {
    if (!isWrong) change(found ?? count);
  };
  const type = (text: string) => {
    const next = live ? typedCount(text, least, most) : undefined;
    if (next === undefined) setTyped(text);
    else change(next);
  };
  const { box, icon } = sizes[size];
  return (
    <Box sx={around}>
      <Box role="group" aria-label={label} sx={frame}>
        <IconButton
          aria-label={`减少${label}`}
          disabled={disabled || (found ?? count) <= least}
          onClick={() => step(-1)}
          sx={{ ...button, width: box, height: box }}
        >
          <Icon path={icons.minus} size={icon} />
        </IconButton>
        <Box
          component="input"
          ref={field}
          aria-label="数量"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(count)}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            const key = pressedKey(event);
            if (key === 'ArrowUp') step(1);
            if (key === 'ArrowDown') step(-1);
            if (key === 'Enter') commit();
          }}
          sx={input}
        />
        <IconButton
          aria-label={`增加${label}`}
          disabled={disabled || (found ?? count) >= most}
          onClick={() => step(1)}
          sx={{ ...button, width: box, height: box }}
        >
          <Icon path={icons.plus} size={icon} />
        </IconButton>
      </Box>
      {isWrong && (
        <Box id={id} role="alert" sx={reason}>
          请填 {least}–{most} 的整数
        </Box>
      )}
    </Box>
  );
}

/** Returns the ref of the field, which is marked while its count is wrong. */
function useWrongMark(isWrong: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong && field.current) return markWrongCount(field.current);
  }, [isWrong]);
  return field;
}

/** Sizes in pixels. */
const sizes = { small: { box: 32, icon: 16 }, medium: { box: 40, icon: 18 } } as const;

const around = { display: 'inline-grid', justifyItems: 'start' } as const;

const reason = { mt: 0.5, fontSize: '0.75rem', color: 'error.main', whiteSpace: 'nowrap' } as const;

const frame = {
  ...line,
  display: 'inline-flex',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'hidden',
} as const;

/** A finger hits 42 px, whatever the size. */
const button = {
  borderRadius: 0,
  '@media (pointer: coarse)': { minWidth: 42, minHeight: 42 },
} as const;

const input = {
  width: 48,
  p: 0,
  border: 0,
  borderLeft: 1,
  borderRight: 1,
  borderColor: 'divider',
  bgcolor: 'transparent',
  color: 'text.primary',
  ...typedText,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '&[aria-invalid]': { color: 'error.main' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;
