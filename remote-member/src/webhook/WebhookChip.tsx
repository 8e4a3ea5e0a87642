import type { Webhook } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';

/** The state of a webhook: enabled, failing or disabled. */
export function WebhookChip({ hook: { disabled, failing_since } }: { readonly hook: Webhook }) {
  if (disabled !== null) return <Chip size="small" variant="outlined" label="已停用" />;
  if (failing_since !== null)
    return <Chip size="small" variant="outlined" color="warning" label="投递失败" />;
  return <Chip size="small" variant="outlined" color="success" label="已启用" />;
}
