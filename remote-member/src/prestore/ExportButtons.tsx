import { call, serverNow } from '@portal/shared/api';
import { DownloadButton, SheetButtons } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { labClock } from '@portal/shared/rules';
import { ReconciliationButton } from '../ui/reconciliation/ReconciliationButton';
import type { PrestoreFilter } from './prestoreFilter';

/** Downloads of the chosen period: Excel, CSV, the account statement (对账单), by default of this year, and the reconciliation. */
export function ExportButtons({ filter: { account, from, to } }: { readonly filter: PrestoreFilter }) {
  const { today } = labClock(serverNow());
  const days = { ...(from && { from }), ...(to && { to }) };
  const period = { from: from || `${today.slice(0, 4)}-01-01`, to: to || today };
  const page = paths.memberPage('prestore');
  return (
    <SheetButtons
      ask={(format) =>
        call('auth/web/asset/export', { accounts: account ? [account] : ['cash', 'bonus'], ...days, format })
      }
      name="收支明细"
      page={page}
    >
      <DownloadButton
        size="small"
        color="inherit"
        page={page}
        ask={() => call('auth/web/asset/accountStatement', period)}
        name={`对账单-${period.from}-${period.to}.pdf`}
      >
        对账单
      </DownloadButton>
      <ReconciliationButton variant="text" page={page} />
    </SheetButtons>
  );
}
