import { TextField } from '@portal/shared/controls';
import { useNavigate } from '@portal/shared/portal';
import { daysAfter } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useMemo } from 'react';
import { usePageActs } from '../ui/pageActs';
import { notPrinted } from '../ui/print';
import { dayPath } from './visitDay';

interface DayBarProps {
  readonly day: string;
  readonly today: string;
  readonly city: string;
}

/** Chooses the day, and prints it. */
export function DayBar({ day, today, city }: DayBarProps) {
  const navigate = useNavigate();
  const acts = useMemo(() => {
    const show = (to: string) => () => void navigate(dayPath(to, city), { preventScrollReset: true });
    return {
      before: { label: '前一天', key: '[', run: show(daysAfter(day, -1)) },
      after: { label: '后一天', key: ']', run: show(daysAfter(day, 1)) },
      now: { label: '今天', key: 't', run: show(today) },
      print: { label: '打印', key: 'p', run: () => window.print() },
    };
  }, [day, today, city, navigate]);
  usePageActs(useMemo(() => Object.values(acts), [acts]));
  const { before, after, now, print } = acts;
  return (
    <Box sx={{ ...notPrinted, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Button variant="outlined" color="inherit" sx={step} onClick={before.run}>
        前一天
      </Button>
      <TextField
        size="small"
        type="date"
        label="日期"
        value={day}
        onChange={({ target: { value } }) => value !== '' && void navigate(dayPath(value, city))}
        sx={{ width: { xs: 150, sm: 160 } }}
        slotProps={{ htmlInput: { max: '2099-12-31' }, inputLabel: { shrink: true } }}
      />
      <Button variant="outlined" color="inherit" sx={step} onClick={after.run}>
        后一天
      </Button>
      {day !== today && (
        <Button color="inherit" onClick={now.run}>
          今天
        </Button>
      )}
      <Button color="inherit" sx={{ ml: 'auto' }} onClick={print.run}>
        打印
      </Button>
    </Box>
  );
}

const step = { minWidth: 0, px: { xs: 1, sm: 2 }, minHeight: 40 } as const;
