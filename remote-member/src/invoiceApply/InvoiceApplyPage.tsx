import { LinkSwitch } from '@portal/shared/parts';
import { Link, useNavigate, useSearchParams } from '@portal/shared/portal';
import { Button, FailureGroup, Icon, icons } from '@portal/shared/ui';
import { lazy, Suspense } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { AppliesPanel } from './AppliesPanel';
import { HistoryPanel } from './HistoryPanel';
import { type InvoiceApplyFilter, invoiceApplyFilter, invoiceApplyPath } from './invoiceApplyFilter';

const loadForm = () => import('./form/ApplyDialog');
const loadDetail = () => import('./detail/DetailDialog');
const ApplyDialog = lazy(() => loadForm().then((m) => ({ default: m.ApplyDialog })));
const EditDialog = lazy(() => loadForm().then((m) => ({ default: m.EditDialog })));
const DetailDialog = lazy(() => loadDetail().then((m) => ({ default: m.DetailDialog })));

/** Requests for invoices, or what is invoiced of each statement. Dialogs are in the URL, so that the back button closes them. */
export function InvoiceApplyPage() {
  const [search] = useSearchParams();
  const filter = invoiceApplyFilter(search);
  const ask = (
    <Button
      variant="contained"
      component={Link}
      to={invoiceApplyPath({ ...filter, over: { kind: 'new' } })}
      preventScrollReset
      startIcon={<Icon path={icons.plus} size={16} />}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
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
      <LinkSwitch label="开票记录" links={views} />
      {filter.view === 'applies' ? <AppliesPanel filter={filter} /> : <HistoryPanel filter={filter} />}
      <Suspense fallback={null}>
        <Over filter={filter} />
      </Suspense>
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
  if (over.kind === 'new') return <ApplyDialog start={over} onClose={onClose} onSent={onSent} />;
  if (over.kind === 'edit') return <EditDialog rid={over.rid} onClose={onClose} onSent={onSent} />;
  return (
    <DetailDialog
      rid={over.rid}
      editPath={invoiceApplyPath({ ...below, over: { kind: 'edit', rid: over.rid } })}
      onClose={onClose}
    />
  );
}
