import { ButtonBase } from '@portal/shared/ui';
import { dayName } from './month';

interface CalendarDayProps {
  readonly day: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
  /** The one day that Tab leads to; arrow keys lead to the others. */
  readonly tabbable: boolean;
  readonly isToday: boolean;
  readonly onChoose: () => void;
}

/** A day of the month. A closed day keeps its focus, so that arrow keys can pass over it. */
export function CalendarDay({ day, chosen, disabled, tabbable, isToday, onChoose }: CalendarDayProps) {
  return (
    <ButtonBase
      data-day={day}
      tabIndex={tabbable ? 0 : -1}
      aria-label={disabled ? `${dayName(day)}，不可预约` : dayName(day)}
      aria-disabled={disabled}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => !disabled && onChoose()}
      sx={{
        width: '100%',
        height: 40,
        borderRadius: 1,
        typography: 'body2',
        fontVariantNumeric: 'tabular-nums',
        border: '1px solid',
        borderColor: isToday ? 'primary.light' : 'transparent',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        ...(disabled && { color: 'text.disabled', cursor: 'not-allowed', textDecoration: 'line-through' }),
        ...(chosen && {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontWeight: 600,
          '&:hover': { bgcolor: 'primary.dark' },
        }),
      }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  );
}
