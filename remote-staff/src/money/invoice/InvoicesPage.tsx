import { query } from '@portal/shared/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { stateInput, useListQuery } from '../../ui/list/listQuery';
import { PageList } from '../../ui/list/PageList';
import { MoneyHead } from '../MoneyHead';
import { invoiceColumns, invoiceList, invoicePath } from './invoiceList';

/** Requests for invoices by state, the one that waits longest first; each is a page of its own. */
export function InvoicesPage() {
  const shown = useListQuery(invoiceList);
  const answer = useQuery({
    ...query('staff/invoiceApply/list', stateInput(shown)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <MoneyHead />
      <PageList
        noun="开票申请"
        search="申请单号"
        pathOf={invoicePath}
        kind={invoiceList}
        shown={shown}
        answer={answer}
        columns={invoiceColumns}
      />
    </>
  );
}
