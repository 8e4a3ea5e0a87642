import { useNavigate } from '@portal/shared/portal';
import { daysAfter } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useMemo } from 'react';
import { usePageActs } from '../ui/pageActs';
import { weekPath } from './shownWeek';

interface WeekBarProps {
  readonly code: string;
  readonly from: string;
  readonly today: string;
}

/** Chooses the week. */
export function WeekBar({ code, from, today }: WeekBarProps) {
  const navigate = useNavigate();
  const acts = useMemo(() => {
    const show = (day: string) => () => void navigate(weekPath(code, day), { preventScrollReset: true });
    return {
      before: { label: '上一周', key: '[', run: show(daysAfter(from, -7)) },
      after: { label: '下一周', key: ']', run: show(daysAfter(from, 7)) },
      now: { label: '本周', key: 't', run: show(today) },
    };
  }, [code, from, today, navigate]);
  usePageActs(useMemo(() => Object.values(acts), [acts]));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Button variant="outlined" color="inherit" onClick={acts.before.run}>
        上一周
      </Button>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {`${from} 至 ${daysAfter(from, 6).slice(5)}`}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={acts.after.run}>
        下一周
      </Button>
      {from !== today && (
        <Button color="inherit" onClick={acts.now.run}>
          本周
        </Button>
      )}
    </Box>
  );
}
