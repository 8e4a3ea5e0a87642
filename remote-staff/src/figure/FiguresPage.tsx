import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { DeskHead } from '../ui/DeskHead';
import { desk } from '../ui/session/desk';
import { IncomePanels } from './IncomePanels';
import { Load } from './Load';
import { OpenMoney } from './OpenMoney';
import { PeriodBar } from './PeriodBar';
import { Promises } from './Promises';
import { periodPath, useShownPeriod } from './shownPeriod';
import { Turnaround } from './Turnaround';

/** What the lab promised, did, earned and is owed: managers see all of it, finance the money. */
export function FiguresPage() {
  const { period, today } = useShownPeriod();
  const { from, to } = period;
  return (
    <>
      <DeskHead
        title="统计"
        acts={
          <DownloadButton
            size="small"
            color="inherit"
            ask={() => call('staff/figure/export', { from, to })}
            name={`统计-${from}至${to}.xlsx`}
            page={periodPath(period)}
          >
            导出 Excel
          </DownloadButton>
        }
      />
      <PeriodBar period={period} today={today} />
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {desk.may(['manager']) && (
          <>
            <Promises period={period} />
            <Turnaround period={period} />
            <Load period={period} />
          </>
        )}
        {desk.may(['manager', 'finance']) && (
          <>
            <IncomePanels period={period} />
            <OpenMoney />
          </>
        )}
      </Box>
    </>
  );
}
