import { LinkSwitch } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';
import { DayRange } from '../ui/DayRange';
import { namedPeriods, type Period, periodFault, periodPath } from './shownPeriod';

interface PeriodBarProps {
  readonly period: Period;
  readonly today: string;
}

/** Chooses the period: by one press, or by its first and last day. */
export const PeriodBar = ({ period, today }: PeriodBarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5, mb: 2 }}>
    <LinkSwitch
      inPanel
      label="期间"
      links={namedPeriods(today).map(({ label, from, to }) => ({
        label,
        to: periodPath({ from, to }),
        current: from === period.from && to === period.to,
      }))}
    />
    <Days key={periodPath(period)} period={period} />
  </Box>
);

function Days({ period }: Pick<PeriodBarProps, 'period'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(period);
  const fault = typed.from === '' || typed.to === '' ? '请选择开始和结束日期' : periodFault(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault === undefined) void navigate(periodPath(typed), { preventScrollReset: true });
  };
  return (
    <Box component="form" aria-label="选择期间" onSubmit={submit} sx={form}>
      <DayRange
        from={{
          label: '开始日期',
          value: typed.from,
          onChange: ({ target }) => setTyped({ ...typed, from: target.value }),
        }}
        to={{
          label: '结束日期',
          value: typed.to,
          onChange: ({ target }) => setTyped({ ...typed, to: target.value }),
        }}
      />
      <Button type="submit" variant="outlined" color="inherit" disabled={fault !== undefined}>
        查看
      </Button>
      {fault !== undefined && (
        <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
}

const form = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
