import { call } from '@portal/shared/api';
import { DownloadButton, SheetButtons } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { FinanceButton } from './finance/FinanceButton';
import { type InvoiceApplyFilter, invoiceApplyPath, requestsInput } from './invoiceApplyFilter';
import { zipNote } from './zipNote';

/** Downloads the requests that the filters show: as a table, and their files as one zip. */
export function ExportButtons({ filter }: { readonly filter: InvoiceApplyFilter }) {
  const input = requestsInput(filter);
  const { over: _, ...listed } = filter;
  const page = invoiceApplyPath({ ...listed, page: 1 });
  const zip = async () => {
    const { url, ...found } = await call('auth/invoiceApply/zip', input);
    notify.success(zipNote(found));
    return { url };
  };
  return (
    <SheetButtons
      ask={(format) => call('auth/invoiceApply/export', { ...input, format })}
      name="开票记录"
      page={page}
    >
      <DownloadButton size="small" color="inherit" page={page} ask={zip} name="发票.zip">
        打包下载发票
      </DownloadButton>
      <FinanceButton />
    </SheetButtons>
  );
}
