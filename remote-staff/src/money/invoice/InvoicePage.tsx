import { query } from '@portal/shared/api';
import { useParams } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { RecordColumns } from '../../ui/RecordColumns';
import { RecordPage } from '../../ui/RecordPage';
import { InvoiceActs } from './InvoiceActs';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceFiles } from './InvoiceFiles';
import { InvoiceMark, invoiceList } from './invoiceList';

/** One request for an invoice: what is to be printed on it, its files, and the acts that its state allows. */
export function InvoicePage() {
  const { code = '' } = useParams();
  const invoice = useQuery(query('staff/invoiceApply/detail', { code }));
  return (
    <RecordPage
      list={invoiceList}
      listName="开票申请"
      code={code}
      record={invoice}
      beside={({ state }) => <InvoiceMark state={state} />}
    >
      {(shown) => (
        <>
          <InvoiceActs invoice={shown} />
          <RecordColumns
            even
            main={<InvoiceFacts invoice={shown} />}
            aside={<InvoiceFiles invoice={shown} />}
          />
        </>
      )}
    </RecordPage>
  );
}
