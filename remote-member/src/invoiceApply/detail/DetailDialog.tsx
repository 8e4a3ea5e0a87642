import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { written } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant, invoiceApplyActTable } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { InvoiceChip } from '../../ui/invoice/InvoiceChip';
import { Facts } from './Facts';
import { Files } from './Files';
import { History } from './History';
import { CancelButton, RedLetterButton } from './MemberActs';

type Detail = Data<'auth/invoiceApply/info'>;

interface DetailDialogProps {
  readonly rid: string;
  /** URL of the form that changes the request. */
  readonly editPath: string;
  readonly onClose: () => void;
}

/** One request: its state and what comes next, title, statements, files, history and the member's acts. */
export function DetailDialog({ rid, editPath, onClose }: DetailDialogProps) {
  const apply = useQuery(query('auth/invoiceApply/info', { rid }));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="invoice-title">
      <DialogTitle
        id="invoice-title"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      >
        开票申请 {apply.data?.code}
        {apply.data && <InvoiceChip state={apply.data.state} />}
      </DialogTitle>
      <DialogContent>
        <QueryView query={apply} loading={<Skeleton variant="rounded" height={320} />}>
          {(data) => <Content apply={data} />}
        </QueryView>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onClose} sx={{ mr: 'auto' }}>
          关闭
        </Button>
        {apply.data && <CancelButton apply={apply.data} />}
        {apply.data && <RedLetterButton apply={apply.data} />}
        {apply.data?.can.includes('edit') && (
          <Button variant="contained" component={Link} to={editPath} replace preventScrollReset>
            修改
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Content({ apply }: { readonly apply: Detail }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Next apply={apply} />
      <Files apply={apply} />
      <Facts apply={apply} />
      <Section title="经过">
        <History events={apply.events} />
      </Section>
    </Box>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <Box component="section">
    <Typography variant="body2" component="h3" sx={{ fontWeight: 600, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** What the state means for the member, with the reason of a refusal or a red letter. */
function Next({ apply: { state, reason, events, changed } }: { readonly apply: Detail }) {
  const withdrawn = state === 'issued' && events.at(-1)?.act === 'redWithdraw' && events.at(-1);
  const texts = {
    waiting: ['info', '等待受理，受理前可修改或取消。'],
    issuing: ['info', '正在开具，开好后会通知您。'],
    issued: ['success', '已开具，可下载文件。'],
    red_applied: ['warning', `已申请红冲，等待确认。原因：${reason}`],
    red_confirmed: ['warning', `红冲已确认，正在开具红字发票。原因：${reason}`],
    red: ['success', '红字发票已开具，金额可重新申请开票。'],
    refused: ['error', `未通过：${reason}。金额可重新申请开票。`],
    cancelled: ['info', `已于 ${formatInstant(changed)} 取消，金额可重新申请开票。`],
  } as const;
  const [severity, text] = texts[state];
  return (
    <Alert severity={severity} variant="outlined" sx={written}>
      {text}
      {withdrawn && `${invoiceApplyActTable.redWithdraw.label}：${withdrawn.note || '原发票继续有效'}`}
    </Alert>
  );
}
