import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { deskQueues, limits } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { type QueueCount, useCounts } from '../ui/useCounts';
import { queuePlaces } from './queuePlace';

/** What waits in the queues of the own roles: those in which something waits first. */
export function OwnQueues() {
  const counts = useCounts();
  if (!counts) return <Skeleton variant="rounded" height={240} />;
  const waiting = counts.filter(({ count }) => count > 0);
  const empty = counts.filter(({ count }) => count === 0);
  return (
    <Panel title="我的队列">
      <Box component="ul" sx={plainList}>
        {waiting.map((one) => (
          <Waiting key={one.queue} {...one} />
        ))}
      </Box>
      {empty.length > 0 && (
        <Box sx={{ ...lineAbove, pt: 1.25, fontSize: 13, color: 'text.secondary' }}>
          没有：{empty.map(({ queue }) => deskQueues[queue].label).join('、')}
        </Box>
      )}
    </Panel>
  );
}

function Waiting({ queue, count }: QueueCount) {
  const label = deskQueues[queue].label;
  return (
    <Box
      component="li"
      sx={{ ...lineAbove, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
    >
      <Box sx={{ minWidth: 40, fontWeight: 600, color: queue === 'late' ? 'error.main' : 'text.primary' }}>
        {count >= limits.counted ? `${limits.counted}+` : count}
      </Box>
      <Box component={Link} to={queuePlaces[queue].to} sx={{ color: 'primary.main' }}>
        {label}
      </Box>
    </Box>
  );
}
