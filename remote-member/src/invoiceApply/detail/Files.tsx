import type { InvoiceApply } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { SendToFinance } from '../finance/SendToFinance';
import { FileButton } from './FileButton';
import { PrintButton } from './PrintButton';

/** The files of an invoice and of its red letter. */
export function Files({ apply }: { readonly apply: InvoiceApply }) {
  return (
    <>
      <FileRow apply={apply} red={false} title="发票文件" />
      <FileRow apply={apply} red title="红字发票文件" />
      {apply.files.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -0.625 }}>
          <MailButton apply={apply} />
          <SendToFinance apply={apply} />
        </Box>
      )}
    </>
  );
}

function MailButton({ apply }: { readonly apply: InvoiceApply }) {
  const load = () => import('./MailDialog').then((m) => m.MailDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('invoice mail', load, { apply });
  return (
    <>
      <Button size="small" {...prefetchProps} loading={loading} onClick={show}>
        发送到邮箱
      </Button>
      {dialog}
    </>
  );
}

const order = ['pdf', 'ofd', 'xml'] as const;

interface FileRowProps {
  readonly apply: InvoiceApply;
  readonly red: boolean;
  readonly title: string;
}

function FileRow({ apply, red, title }: FileRowProps) {
  // The PDF, which everybody can read, comes first.
  const files = order.flatMap((slot) => apply.files.filter((file) => file.slot === slot && file.red === red));
  if (files.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Typography variant="body2" component="span" sx={{ fontWeight: 600, minWidth: 64 }}>
        {title}
      </Typography>
      {files.map((file) => (
        <FileButton key={file.slot} apply={apply} file={file} variant="outlined" />
      ))}
      {files[0]?.slot === 'pdf' && <PrintButton apply={apply} red={red} />}
    </Box>
  );
}
