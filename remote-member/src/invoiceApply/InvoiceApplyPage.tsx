import { LazyPart, LinkSwitch, SeenNotices } from '@portal/shared/parts';
import { Link, useNavigate, useSearchParams } from '@portal/shared/portal';
import { Button, FailureGroup, Icon, icons } from '@portal/shared/ui';
import { PageTitle } from '../ui/PageTitle';
import { AppliesPanel } from './AppliesPanel';
import { HistoryPanel } from './HistoryPanel';
import { type InvoiceApplyFilter, invoiceApplyFilter, invoiceApplyPath } from './invoiceApplyFilter';

const loadApply = () => import('./form/ApplyDialog').then((m) => m.ApplyDialog);
const loadEdit = () => import('./form/ApplyDialog').then((m) => m.EditDialog);
const loadDetail = () => import('./detail/DetailDialog').then((m) => m.DetailDialog);

const prefetch = () => void loadApply().catch(() => undefined);

/** Requests for invoices, or what is invoiced of each statement. The open dialog is in the URL, so that links open it. */
export function InvoiceApplyPage() {
  const [search] = useSearchParams();
  const filter = invoiceApplyFilter(search);
  const ask = (
    <Button
      variant="contained"
      component={Link}
      to={invoiceApplyPath({ ...filter, over: { kind: 'new' } })}
      replace
      preventScrollReset
      startIcon={<Icon path={icons.plus} size={16} />}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      申请开票
    </Button>
  );
  const views = [
    { label: '开票申请', to: invoiceApplyPath({}), current: filter.view === 'applies' },
    {
      label: '按结算单查看',
      to: invoiceApplyPath({ view: 'statements' }),
      current: filter.view === 'statements',
    },
  ];
  return (
    <FailureGroup>
      <PageTitle action={ask}>开票记录</PageTitle>
      <SeenNotices link="/member/invoiceLs" />
      <LinkSwitch label="开票记录" links={views} />
      {filter.view === 'applies' ? <AppliesPanel filter={filter} /> : <HistoryPanel filter={filter} />}
      <Over filter={filter} />
    </FailureGroup>
  );
}

/** The dialog of the URL, if there is one. */
function Over({ filter }: { readonly filter: InvoiceApplyFilter }) {
  const navigate = useNavigate();
  const { over, ...below } = filter;
  const show = (next: Partial<InvoiceApplyFilter>) =>
    void navigate(invoiceApplyPath(next), { replace: true, preventScrollReset: true });
  const onClose = () => show(below);
  const onSent = (rid: string) => show({ over: { kind: 'detail', rid } });
  if (!over) return null;
  const part = { eager: true, loading: null };
  if (over.kind === 'new')
    return (
      <LazyPart
        {...part}
        name="ask for an invoice"
        load={loadApply}
        props={{ start: over, onClose, onSent }}
      />
    );
  const { rid } = over;
  if (over.kind === 'edit')
    return <LazyPart {...part} name="change a request" load={loadEdit} props={{ rid, onClose, onSent }} />;
  const editPath = invoiceApplyPath({ ...below, over: { kind: 'edit', rid } });
  return (
    <LazyPart {...part} name="request for an invoice" load={loadDetail} props={{ rid, editPath, onClose }} />
  );
}
