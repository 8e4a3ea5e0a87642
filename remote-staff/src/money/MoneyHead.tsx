import { LinkSwitch } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';
import { useCounts } from '../ui/useCounts';
import { moneyLists } from './moneyLists';

/** The heading of the money desk, and the switch between its lists with what waits in each. */
export function MoneyHead() {
  const { pathname } = useLocation();
  const counts = useCounts() ?? [];
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
        款项
      </Typography>
      <LinkSwitch
        label="款项"
        links={moneyLists.map(({ path, label, queues }) => {
          const waiting = counts
            .filter(({ queue }) => queues.some((one) => one === queue))
            .reduce((sum, { count }) => sum + count, 0);
          return {
            label: waiting > 0 ? `${label} ${waiting}` : label,
            to: path,
            current: pathname === path,
          };
        })}
      />
    </>
  );
}
