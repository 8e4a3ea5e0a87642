import type { PlanItem } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import type { PlanChanges } from '../planChanges';

interface OneClickProps {
  readonly items: readonly PlanItem[];
  readonly changes: PlanChanges;
}

const load = () => import('./OneClickDialog').then((m) => m.OneClickDialog);

/** Button that orders items without further answers; nothing for items whose samples must be described. */
export function OneClick({ items, changes }: OneClickProps) {
  const [settling, setSettling] = useState(false);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('order of one click', load, { items });
  if (items.some((item) => item.needs_sample)) return null;
  const onClick = async () => {
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
        sx={{ flex: { xs: '1 1 0', sm: 'none' } }}
      >
        一键下单
      </Button>
      {dialog}
    </>
  );
}
