import { query } from '@portal/shared/api';
import type { Invoice, InvoiceApply } from '@portal/shared/contract';
import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import { useSession } from '@portal/shared/portal';
import { type InvoiceType, isTaxInvoice } from '@portal/shared/rules';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApplyForm } from './ApplyForm';
import { type ApplyFields, fieldsOfApply, type Parts } from './applyFields';
import { useInvoiceable } from './useInvoiceable';
import { usePrestores } from './usePrestores';

interface DialogProps {
  readonly onClose: () => void;
  /** Called with the key of the request that was sent. */
  readonly onSent: (rid: string) => void;
}

interface ApplyDialogProps extends DialogProps {
  /** A statement or a prepayment that is chosen from the start, and the type. */
  readonly start: {
    readonly statement_rid?: string;
    readonly prestore_rid?: string;
    readonly type?: InvoiceType;
  };
}

/** Asks for an invoice. */
export function ApplyDialog({ start, ...dialog }: ApplyDialogProps) {
  const { user } = useSession();
  const titles = useQuery(query('auth/invoice/list', {}));
  const rids = start.statement_rid ? [start.statement_rid] : [];
  const prestore_rids = start.prestore_rid ? [start.prestore_rid] : [];
  const initial = (list: readonly Invoice[]): ApplyFields => {
    const usual = list.find((title) => title.default === 1);
    return {
      type: start.type ?? (start.prestore_rid ? taxTypeOf(usual) : usual?.type) ?? 1,
      parts: allOf(rids),
      prestores: allOf(prestore_rids),
      invoice_rid: usual?.rid ?? '',
      note: '',
      email: user?.userInfo.email ?? '',
    };
  };
  return (
    <Frame onClose={dialog.onClose}>
      <QueryView query={titles} loading={loading}>
        {(list) => (
          <Loaded
            {...dialog}
            titles={list}
            initial={initial(list)}
            rids={rids}
            prestore_rids={prestore_rids}
          />
        )}
      </QueryView>
    </Frame>
  );
}

/** Changes a request that waits. */
export function EditDialog({ rid, ...dialog }: DialogProps & { readonly rid: string }) {
  const titles = useQuery(query('auth/invoice/list', {}));
  const saved = useQuery(query('auth/invoiceApply/info', { rid }));
  return (
    <Frame onClose={dialog.onClose}>
      <QueryView query={saved} loading={loading}>
        {(apply) => (
          <QueryView query={titles} loading={loading}>
            {(list) => (
              <Loaded
                {...dialog}
                saved={apply}
                titles={list}
                initial={fieldsOfApply(apply, list)}
                rids={apply.parts.map((part) => part.statement_rid)}
                prestore_rids={apply.prestores.map((part) => part.prestore_rid)}
              />
            )}
          </QueryView>
        )}
      </QueryView>
    </Frame>
  );
}

/** A prepayment gets an invoice of the tax system only. */
const taxTypeOf = (usual: Invoice | undefined): InvoiceType | undefined =>
  usual && isTaxInvoice(usual.type) ? usual.type : undefined;

const allOf = (rids: readonly string[]): Parts => Object.fromEntries(rids.map((rid) => [rid, null]));

interface LoadedProps extends DialogProps {
  readonly titles: readonly Invoice[];
  readonly saved?: InvoiceApply;
  readonly initial: ApplyFields;
  /** Keys of statements that must be loaded before the form is shown. */
  readonly rids: readonly string[];
  readonly prestore_rids: readonly string[];
}

function Loaded({ rids, prestore_rids, ...form }: LoadedProps) {
  const { statements, loaded, all } = useInvoiceable(rids);
  const prestores = usePrestores(prestore_rids);
  return (
    <QueryView query={all} loading={loading}>
      {() => (
        <QueryView query={prestores} loading={loading}>
          {(list) =>
            loaded ? <ApplyForm {...form} statements={statements} prestores={list} more={all} /> : loading
          }
        </QueryView>
      )}
    </QueryView>
  );
}

const loading = (
  <>
    <DialogTitle>开票申请</DialogTitle>
    <DialogContent aria-busy="true">
      <Skeleton variant="rounded" height={420} />
    </DialogContent>
  </>
);

interface FrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Frame = ({ onClose, children }: FrameProps) => (
  <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
    {children}
  </Dialog>
);
