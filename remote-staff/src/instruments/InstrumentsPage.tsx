import { query } from '@portal/shared/api';
import { LinkSwitch } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { askAgain } from '../ui/useCounts';
import { InstrumentActs } from './InstrumentActs';
import { InstrumentWaits } from './InstrumentWaits';
import { InstrumentWeek } from './InstrumentWeek';
import { useShownWeek, weekPath } from './shownWeek';
import { WeekBar } from './WeekBar';

/** The instruments as a week: when each is reserved and by whom, and the days on which it is closed. */
export function InstrumentsPage() {
  const { code, days, today } = useShownWeek();
  const [from] = days;
  const instruments = useQuery({
    ...query('staff/instrument/list', { size: limits.pageSizeMax }),
    refetchInterval: askAgain,
  });
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        仪器
      </Typography>
      <QueryView query={instruments} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list }) => {
          const shown = list.find((one) => one.code === code) ?? list[0];
          if (!shown) return <EmptyState title="还没有仪器" />;
          return (
            <>
              <LinkSwitch
                inPanel
                label="仪器"
                links={list.map((one) => ({
                  label: one.code,
                  to: weekPath(one.code, from),
                  current: one.code === shown.code,
                }))}
              />
              <Box sx={{ my: 1.5 }}>
                <b>{shown.name}</b>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {[shown.place, `每段 ${shown.slot_minutes} 分钟`, `同时 ${shown.capacity} 人`]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>
              </Box>
              <InstrumentActs key={`acts ${shown.code}`} instrument={shown} day={from} />
              <WeekBar code={shown.code} from={from} today={today} />
              <InstrumentWeek key={shown.code} instrument={shown} days={days} today={today} />
              <InstrumentWaits key={`waits ${shown.code}`} instrument={shown.code} from={from} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
