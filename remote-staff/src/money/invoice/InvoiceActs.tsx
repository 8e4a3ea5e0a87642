import type { Data } from '@portal/shared/contract';
import { type InvoiceApplyAct, invoiceApplyActTable } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { usePageActs } from '../../ui/pageActs';
import { type IssueAct, IssueDialog } from './IssueDialog';
import { type SimpleAct, SimpleActDialog } from './SimpleActDialog';

interface InvoiceActsProps {
  readonly invoice: Data<'staff/invoiceApply/detail'>;
}

/** The acts that end something, or take it back. */
const harsh: readonly InvoiceApplyAct[] = ['refuse', 'redLetter', 'redWithdraw'];

const isIssue = (act: InvoiceApplyAct): act is IssueAct => act === 'issue' || act === 'redIssue';
const isSimple = (act: InvoiceApplyAct): act is SimpleAct =>
  ['take', 'refuse', 'redLetter', 'redConfirm', 'redWithdraw'].includes(act);

/** What finance may do with a request now: by button, or by the number in front of it. */
export function InvoiceActs({ invoice }: InvoiceActsProps) {
  const [asked, setAsked] = useState<InvoiceApplyAct>();
  const { can } = invoice;
  // What goes on first, what ends last.
  const acts = [...can.filter((act) => !harsh.includes(act)), ...can.filter((act) => harsh.includes(act))];
  usePageActs(
    acts.map((act, index) => ({
      label: invoiceApplyActTable[act].label,
      key: String(index + 1),
      run: () => setAsked(act),
    })),
  );
  const close = () => setAsked(undefined);
  return (
    <>
      {acts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={index === 0 && !harsh.includes(act) ? 'contained' : 'outlined'}
              color={harsh.includes(act) ? 'error' : 'primary'}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => setAsked(act)}
            >
              {index + 1} {invoiceApplyActTable[act].label}
            </Button>
          ))}
        </Box>
      )}
      {/* In its place whatever acts are left: what was typed is kept when a colleague acts meanwhile. */}
      {asked && isIssue(asked) && <IssueDialog invoice={invoice} act={asked} onClose={close} />}
      {asked && isSimple(asked) && <SimpleActDialog invoice={invoice} act={asked} onClose={close} />}
    </>
  );
}
