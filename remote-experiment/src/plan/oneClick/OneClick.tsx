import { query } from '@portal/shared/api';
import type { PlanItem } from '@portal/shared/contract';
import { stopAtWrongCount, useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanChanges } from '../planChanges';

interface OneClickProps {
  readonly items: readonly PlanItem[];
  readonly changes: PlanChanges;
}

const load = () => import('./OneClickDialog').then((m) => m.OneClickDialog);

/**
 * Button that orders items without further answers. Nothing for items whose samples must be described, because the lab keeps none
 * of the member's.
 */
export function OneClick({ items, changes }: OneClickProps) {
  const [settling, setSettling] = useState(false);
  const needsSample = items.some((item) => item.needs_sample);
  const stored = useQuery({
    ...query('auth/web/sample/list4person', { usable: true, size: 1 }),
    enabled: needsSample,
  });
  const { show, prefetchProps, loading, dialog } = useLazyDialog('order of one click', load, { items });
  if (needsSample && !stored.data?.list.length) return null;
  const onClick = async () => {
    if (stopAtWrongCount()) return;
    setSettling(true);
    await changes.settled();
    setSettling(false);
    show();
  };
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        {...prefetchProps}
        loading={loading || settling}
        onClick={() => void onClick()}
        sx={{ flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap' }}
      >
        一键下单
      </Button>
      {dialog}
    </>
  );
}
