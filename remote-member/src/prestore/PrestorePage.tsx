import { SeenNotices, useLazyDialog } from '@portal/shared/parts';
import { useLocation, useSearchParams } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { type PrestoreTab, prestoreTab } from '../ui/money/prestoreTab';
import { PageTitle } from '../ui/PageTitle';
import { ApplicationsPanel } from './ApplicationsPanel';
import { BalancePanel } from './BalancePanel';
import { CreditEntries } from './credit/CreditEntries';
import { CreditPanel } from './credit/CreditPanel';
import { EntriesPanel } from './EntriesPanel';
import { ForCluster } from './ForCluster';
import { MonthsPanel } from './MonthsPanel';
import { TiersPanel } from './TiersPanel';
import { TransfersPanel } from './TransfersPanel';
import { useAmountOfUrl } from './useAmountOfUrl';
import type { Wanted } from './wanted';

const loadDialog = () => import('./PrestoreDialog').then((m) => m.PrestoreDialog);

const titles = {
  entries: '预存款',
  prepay: '预存与转账',
  credit: '信用额度',
} as const satisfies Record<PrestoreTab, string>;

/** The member's money in three tabs: balance with months and entries; prepayments and reported transfers; the credit. */
export function PrestorePage() {
  const [wanted, setWanted] = useState<Wanted>({});
  const { show, prefetchProps, loading, dialog } = useLazyDialog('prestore', loadDialog, { wanted });
  const [search, setSearch] = useSearchParams();
  const tab = prestoreTab(search, useLocation().hash);
  const open = (next: Wanted) => {
    setWanted(next);
    show();
  };
  // What is sent is listed in its tab.
  const start = () => {
    if (tab !== 'prepay') setSearch({ tab: 'prepay' });
    open({});
  };
  useAmountOfUrl((amount_fen) => open({ amount_fen }));
  return (
    <>
      <SeenNotices link="/member/prestore" />
      <PageTitle
        action={
          <Button variant="contained" {...prefetchProps} loading={loading} onClick={start}>
            我要预存
          </Button>
        }
      >
        {titles[tab]}
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {tab === 'entries' && (
          <>
            <BalancePanel />
            <MonthsPanel />
            <EntriesPanel />
          </>
        )}
        {tab === 'prepay' && (
          <>
            <ForCluster onStart={(cluster) => open({ cluster })} />
            <TiersPanel onChoose={(amount_fen) => open({ amount_fen })} />
            <ApplicationsPanel onEdit={(saved) => open({ saved })} />
            <TransfersPanel />
          </>
        )}
        {tab === 'credit' && (
          <>
            <CreditPanel />
            <CreditEntries />
          </>
        )}
      </Box>
      {dialog}
    </>
  );
}
