import { line, TabLinks } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Paper } from '@portal/shared/ui';
import { EntryList } from './EntryList';
import { ExchangeList } from './ExchangeList';
import { type IntegralTab, integralPath, integralTab, integralTabs } from './integralFilter';

/** Changes of the points, and exchanges, each behind a tab. */
export function RecordsPanel() {
  const [search] = useSearchParams();
  const current = integralTab(search);
  const names = Object.keys(integralTabs) as IntegralTab[];
  const tabs = names.map((tab) => ({
    label: integralTabs[tab],
    to: integralPath(tab),
    count: undefined,
    current: tab === current,
  }));
  return (
    <Paper sx={line}>
      <TabLinks label="积分记录" tabs={tabs} />
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 1 }}>
        {current === 'entries' ? <EntryList /> : <ExchangeList />}
      </Box>
    </Paper>
  );
}
