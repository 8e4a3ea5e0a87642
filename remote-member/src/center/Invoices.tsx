import { query } from '@portal/shared/api';
import { CutNote, Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatFen, invoiceTypes } from '@portal/shared/rules';
import { Button, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { InvoiceChip } from '../ui/invoice/InvoiceChip';
import { invoicesInput } from './centerQueries';
import { Tasks } from './waiting/Task';

/** Invoices and red letters under way; nothing when there are none. */
export function Invoices() {
  const invoices = useQuery(query('auth/invoiceApply/list4person', invoicesInput));
  if (invoices.isPending || invoices.data?.list.length === 0) return null;
  const page = paths.memberPage('invoiceLs');
  return (
    <Panel
      title="开票进度"
      aside={
        <Button size="small" component={Link} to={page}>
          开票记录
        </Button>
      }
    >
      <QueryView query={invoices} loading={null}>
        {(data) => (
          <>
            <Tasks
              tasks={data.list.map(({ rid, code, state, type, amount_fen, title }) => ({
                key: rid,
                to: `${page}?rid=${rid}`,
                chip: <InvoiceChip state={state} />,
                text: `${invoiceTypes[type]} ${formatFen(amount_fen)}`,
                about: `${code} · ${title.title}`,
              }))}
            />
            <CutNote of={data} what="个开票申请" to={page} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}
