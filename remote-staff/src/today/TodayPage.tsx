import { labClock } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk, deskQueries } from '../ui/session/desk';
import { useNow } from '../ui/useNow';
import { DuePromises, dueQuery } from './DuePromises';
import { OwnQueues } from './OwnQueues';

const hasPromises = () => desk.may(['manager', 'lab']);

/** Asks for what is due. */
export const callToday = () => void (hasPromises() && deskQueries.prefetchQuery(dueQuery));

/** What waits now: the promises of the lab by their clocks, and the queues of the own roles. */
export const TodayPage = observer(function TodayPage() {
  const { today } = labClock(useNow());
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        今天{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
          {today}
        </Box>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: hasPromises() ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 720px)',
          },
        }}
      >
        {hasPromises() && <DuePromises />}
        <OwnQueues />
      </Box>
    </>
  );
});
