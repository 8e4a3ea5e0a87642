import { call } from '@portal/shared/api';
import type { InvoiceApply } from '@portal/shared/contract';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { invoiceSlots, invoiceTypes } from '@portal/shared/rules';
import { Icon, icons } from '@portal/shared/ui';

interface FileButtonProps {
  readonly apply: InvoiceApply;
  readonly file: InvoiceApply['files'][number];
  readonly variant?: 'text' | 'outlined';
}

/** Downloads one file of an invoice, or of its red letter. */
export function FileButton({ apply: { rid, code, type }, file, variant = 'text' }: FileButtonProps) {
  const { slot, red } = file;
  const label = invoiceSlots[slot];
  return (
    <DownloadButton
      size="small"
      variant={variant}
      aria-label={`下载${red ? '红字' : ''} ${label}：${code}`}
      startIcon={<Icon path={icons.download} size={16} />}
      ask={() => call('auth/invoiceApply/file', { rid, slot, red })}
      name={file.name || `${invoiceTypes[type]}-${code}.${slot}`}
      page={`${paths.memberPage('invoiceLs')}?rid=${rid}`}
    >
      {label}
    </DownloadButton>
  );
}
