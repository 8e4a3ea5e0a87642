import { call } from '@portal/shared/api';
import { ReasonDialog } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { requirementCancelReasons, texts } from '@portal/shared/rules';

interface CancelDialogProps extends LazyDialogProps {
  readonly code: string;
}

/** Asks for a reason and cancels the requirement. */
export function CancelDialog({ code, ...dialog }: CancelDialogProps) {
  const send = async (reason: string, idempotencyKey: string) => {
    await call('auth/requirement/cancel', { code, reason }, { idempotencyKey });
  };
  return (
    <ReasonDialog
      {...dialog}
      title="取消需求"
      cancel="暂不取消"
      field={texts.cancelReason}
      reasons={requirementCancelReasons}
      send={send}
      done="需求已取消"
    >
      需求 {code} 取消后不再处理，待答复的报价单随之失效。沟通记录会保留。
    </ReasonDialog>
  );
}
