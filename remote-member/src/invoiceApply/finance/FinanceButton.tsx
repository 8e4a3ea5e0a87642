import { Button } from '@portal/shared/ui';
import { useFinance } from './useFinance';

/** Opens the addresses of the member's finance office; says when invoices are sent there by themselves. */
export function FinanceButton() {
  const { finance, dialog } = useFinance();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={!finance}
        {...dialog.prefetchProps}
        loading={dialog.loading}
        onClick={dialog.show}
      >
        财务邮箱{finance?.auto && '（自动发送）'}
      </Button>
      {dialog.dialog}
    </>
  );
}
