import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Icon, icons } from '@portal/shared/ui';
import type { QuotationRow } from './quotationRow';

/** Downloads the PDF of a quotation. */
export function PdfButton({ quotation: { rid, code, target } }: { readonly quotation: QuotationRow }) {
  return (
    <DownloadButton
      size="small"
      aria-label={`下载报价单 ${code}`}
      startIcon={<Icon path={icons.download} size={16} />}
      ask={() => call('auth/quotation/link', { rid })}
      name={`报价单-${code}.pdf`}
      page={target.kind === 'order' ? paths.order(target.rid) : paths.requirement(target.code)}
    >
      PDF
    </DownloadButton>
  );
}
