import { line, TabLinks } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Paper } from '@portal/shared/ui';
import { type PromotionTab, promotionPath, promotionTab, promotionTabs } from './promotionFilter';
import { RebateList } from './RebateList';
import { WithdrawalList } from './WithdrawalList';

/** Rebates and withdrawals, each behind a tab. */
export function RecordsPanel() {
  const [search] = useSearchParams();
  const current = promotionTab(search);
  const names = Object.keys(promotionTabs) as PromotionTab[];
  const tabs = names.map((tab) => ({
    label: promotionTabs[tab],
    to: promotionPath(tab),
    count: undefined,
    current: tab === current,
  }));
  return (
    <Paper sx={line}>
      <TabLinks label="返利与提现" tabs={tabs} />
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>
        {current === 'rebates' ? <RebateList /> : <WithdrawalList />}
      </Box>
    </Paper>
  );
}
