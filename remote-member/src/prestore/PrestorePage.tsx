import { useLazyDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { ApplicationsPanel } from './ApplicationsPanel';
import { BalancePanel } from './BalancePanel';
import { CreditPanel } from './credit/CreditPanel';
import { EntriesPanel } from './EntriesPanel';
import { ForCluster } from './ForCluster';
import { MonthsPanel } from './MonthsPanel';
import { TiersPanel } from './TiersPanel';
import { TransfersPanel } from './TransfersPanel';
import { useAmountOfUrl } from './useAmountOfUrl';
import type { Wanted } from './wanted';

const loadDialog = () => import('./PrestoreDialog').then((m) => m.PrestoreDialog);

/** Prepaid money: balance, tiers, applications, months and entries. */
export function PrestorePage() {
  const [wanted, setWanted] = useState<Wanted>({});
  const { show, prefetchProps, loading, dialog } = useLazyDialog('prestore', loadDialog, { wanted });
  const open = (next: Wanted) => {
    setWanted(next);
    show();
  };
  useAmountOfUrl((amount_fen) => open({ amount_fen }));
  return (
    <>
      <PageTitle
        action={
          <Button variant="contained" {...prefetchProps} loading={loading} onClick={() => open({})}>
            我要预存
          </Button>
        }
      >
        预存款
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ForCluster onStart={(cluster) => open({ cluster })} />
        <BalancePanel />
        <TiersPanel onChoose={(amount_fen) => open({ amount_fen })} />
        <ApplicationsPanel onEdit={(saved) => open({ saved })} />
        <TransfersPanel />
        <CreditPanel />
        <MonthsPanel />
        <EntriesPanel />
      </Box>
      {dialog}
    </>
  );
}
