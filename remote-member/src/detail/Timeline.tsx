import type { TimelineEntry } from '@portal/shared/contract';
import { Panel, plainList, useFolded, written } from '@portal/shared/parts';
import { formatInstant, orderActTable, orderStateLabels } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

const people: Readonly<Record<TimelineEntry['by'], string>> = {
  member: '您',
  staff: '实验室',
  system: '系统',
};

/** The order's history: who did what, when and why. Newest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const [shown, showAll] = useFolded([...entries].reverse(), { first: 20, what: '条记录' });
  return (
    <Panel title="订单记录">
      <Box component="ol" sx={plainList}>
        {shown.map((entry) => (
          <Box component="li" key={`${entry.at} ${entry.act}`} sx={item}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {orderStateLabels[entry.act === 'confirm' ? 'confirmed' : entry.state]}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time> · {people[entry.by]}
              {orderActTable[entry.act].label}
            </Typography>
            {entry.note && (
              <Typography variant="body2" sx={{ mt: 0.5, ...written }}>
                {entry.note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {showAll}
    </Panel>
  );
}

const item = {
  position: 'relative',
  pl: 3,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 8,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'divider',
  },
  '&:first-of-type::before': { bgcolor: 'primary.main' },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '7.5px',
    top: 20,
    bottom: -4,
    width: '1px',
    bgcolor: 'divider',
  },
  '&:last-of-type': { pb: 0 },
} as const;
