import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { PrestoreFilter } from './prestoreFilter';

/** Downloads of the chosen period: Excel, CSV, and the account statement (对账单), by default of this year. */
export function ExportButtons({ filter: { from, to } }: { readonly filter: PrestoreFilter }) {
  const { today } = labClock(new Date());
  const days = { ...(from && { from }), ...(to && { to }) };
  const period = { from: from || `${today.slice(0, 4)}-01-01`, to: to || today };
  const sheet = (format: 'xlsx' | 'csv') => () =>
    call('auth/web/asset/export', { accounts: ['cash', 'bonus'], ...days, format });
  const button = { size: 'small', color: 'inherit', page: paths.memberPage('prestore') } as const;
  return (
    <Box role="group" aria-label="导出" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mx: -1 }}>
      <DownloadButton {...button} ask={sheet('xlsx')} name="收支明细.xlsx">
        Excel
      </DownloadButton>
      <DownloadButton {...button} ask={sheet('csv')} name="收支明细.csv">
        CSV
      </DownloadButton>
      <DownloadButton
        {...button}
        ask={() => call('auth/web/asset/accountStatement', period)}
        name={`对账单-${period.from}-${period.to}.pdf`}
      >
        对账单
      </DownloadButton>
    </Box>
  );
}
