import { line, TabLinks } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Paper } from '@portal/shared/ui';
import { EntryList } from './EntryList';
import { ExchangeList } from './ExchangeList';
import { type IntegrationTab, integrationPath, integrationTab, integrationTabs } from './integrationFilter';

/** Changes of the points, and exchanges, each behind a tab. */
export function RecordsPanel() {
  const [search] = useSearchParams();
  const current = integrationTab(search);
  const names = Object.keys(integrationTabs) as IntegrationTab[];
  const tabs = names.map((tab) => ({
    label: integrationTabs[tab],
    to: integrationPath(tab),
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
