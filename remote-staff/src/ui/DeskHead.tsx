import { LinkSwitch } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import type { DeskQueueKey } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { notPrinted } from './print';
import { useCounts } from './useCounts';

/** A list of a desk. */
export interface DeskTab {
  readonly path: string;
  readonly label: string;
  /** What waits in it; nothing by default. */
  readonly queues?: readonly DeskQueueKey[];
}

interface DeskHeadProps {
  readonly title: string;
  /** None for a desk that is one list. */
  readonly tabs?: readonly DeskTab[];
  /** Acts of the open list, at the right of the title. */
  readonly acts?: ReactNode;
}

/** The heading of a desk, and the switch between its lists with what waits in each. */
export function DeskHead({ title, tabs = [], acts }: DeskHeadProps) {
  const { pathname } = useLocation();
  const counts = useCounts() ?? [];
  return (
    <Box sx={notPrinted}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h1" sx={{ fontSize: '1.375rem', mr: 'auto' }}>
          {title}
        </Typography>
        {acts}
      </Box>
      {tabs.length > 1 && (
        <LinkSwitch
          label={title}
          links={tabs.map(({ path, label, queues = [] }) => {
            const waiting = counts
              .filter(({ queue }) => queues.includes(queue))
              .reduce((sum, { count }) => sum + count, 0);
            return {
              label: waiting > 0 ? `${label} ${waiting}` : label,
              to: path,
              current: pathname === path,
            };
          })}
        />
      )}
    </Box>
  );
}
