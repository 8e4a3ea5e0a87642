import { query } from '@portal/shared/api';
import { useNavigate } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DeskList } from '../../ui/list/DeskList';
import { useListQuery } from '../../ui/list/listQuery';
import { MoneyHead } from '../MoneyHead';
import { invoiceColumns, invoiceList, invoicePath } from './invoiceList';

/** Requests for invoices by state, the one that waits longest first; each is a page of its own. */
export function InvoicesPage() {
  const shown = useListQuery(invoiceList);
  const navigate = useNavigate();
  const { filter, after } = shown;
  const answer = useQuery({
    ...query('staff/invoiceApply/list', {
      states: [...filter.states],
      size: 50,
      ...(after !== undefined && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  const open = (code: string) => void navigate(invoicePath(code));
  return (
    <>
      <MoneyHead />
      <DeskList
        noun="开票申请"
        search="申请单号"
        searchTo={invoicePath}
        kind={invoiceList}
        shown={shown}
        answer={answer}
        columns={invoiceColumns}
        actsWidth={90}
        enter={({ code }) =>
          () =>
            open(code)
          }
        acts={({ code }) => (
          <Button size="small" aria-label={`打开 ${code}`} onClick={() => open(code)}>
            打开
          </Button>
        )}
      />
    </>
  );
}
