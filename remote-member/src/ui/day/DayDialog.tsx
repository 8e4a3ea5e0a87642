import { serverNow } from '@portal/shared/api';
import { DayCalendar } from '@portal/shared/calendar';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { isDay, labClock } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';

export interface DayChoice {
  readonly label: string;
  /** The chosen day as YYYY-MM-DD; another text counts as none. */
  readonly value: string;
  /** First day that can be chosen. */
  readonly from: string;
  /** Last day that can be chosen; default today. */
  readonly to?: string;
  readonly onChange: (day: string) => void;
}

/** The calendar of a field. Choosing a day closes it. */
export function DayDialog({ label, value, from, to, onChange, open, onClose }: LazyDialogProps & DayChoice) {
  const { today } = labClock(serverNow());
  const last = to ?? today;
  const choose = (day: string) => {
    onChange(day);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="day-title">
      <DialogTitle id="day-title">{label}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <DayCalendar
          label={label}
          value={isDay(value) ? value : ''}
          today={today}
          from={from}
          to={last}
          closedReason={(day) => (day < from || day > last ? '不可选择' : undefined)}
          onChange={choose}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
      </DialogActions>
    </Dialog>
  );
}
