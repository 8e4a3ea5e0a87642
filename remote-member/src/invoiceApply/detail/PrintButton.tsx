import { call } from '@portal/shared/api';
import type { InvoiceApply } from '@portal/shared/contract';
import { inWeChat } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';

interface PrintButtonProps {
  readonly apply: Pick<InvoiceApply, 'rid' | 'code'>;
  /** True for the red letter. */
  readonly red: boolean;
}

/** Opens the PDF of an invoice in another tab, where the browser prints it. WeChat's browser has no tabs and no printer. */
export function PrintButton({ apply: { rid, code }, red }: PrintButtonProps) {
  const link = useMutation({
    mutationFn: (_tab: Window) => call('auth/invoiceApply/file', { rid, slot: 'pdf', red, print: true }),
    onSuccess: ({ url }, tab) => tab.location.replace(url),
    onError: (error, tab) => {
      tab.close();
      notify.failed(error);
    },
  });
  if (inWeChat()) return null;
  const print = () => {
    // The tab is opened before the link is known: browsers block tabs that are opened later than the click.
    const tab = window.open('', '_blank');
    if (!tab) return notify.error('浏览器阻止了新窗口，请允许弹出窗口，或下载 PDF 后打印');
    tab.opener = null;
    link.mutate(tab);
  };
  return (
    <Button
      size="small"
      aria-label={`打印${red ? '红字' : ''}发票：${code}`}
      loading={link.isPending}
      onClick={print}
    >
      打印
    </Button>
  );
}
