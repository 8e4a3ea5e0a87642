import { TextField } from '@portal/shared/controls';
import { ConfirmDialog } from '@portal/shared/parts';
import { cleanLine } from '@portal/shared/rules';
import { useState } from 'react';
import { isKeptAddress } from './schema';

interface LinkDialogProps {
  /** The present address; empty without a link. */
  readonly href: string;
  readonly onClose: () => void;
  /** An empty address removes the link. */
  readonly onChoose: (href: string) => void;
}

/** Where a link leads: an https address, or a page of the portal. */
export function LinkDialog({ href, onClose, onChoose }: LinkDialogProps) {
  const [typed, setTyped] = useState(href);
  const address = cleanLine(typed);
  const isWrong = address !== '' && !isKeptAddress(address);
  return (
    <ConfirmDialog
      open
      title="链接"
      confirm={address === '' && href !== '' ? '去掉链接' : '确定'}
      color="primary"
      disabled={isWrong || (address === '' && href === '')}
      onClose={onClose}
      onConfirm={() => onChoose(address)}
    >
      <TextField
        label="链接地址"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
        helperText={
          isWrong ? '以 https:// 开头，或以 / 开头（本站页面）' : '如 https://example.com 或 /detail/xrd'
        }
        fullWidth
        autoFocus
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 500, inputMode: 'url' } }}
      />
    </ConfirmDialog>
  );
}
