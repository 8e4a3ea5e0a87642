import { TextField } from '@portal/shared/controls';
import { useState } from 'react';
import { TypedDialog } from '../../ui/edit/TypedDialog';

interface HtmlDialogProps {
  readonly html: string;
  readonly onClose: () => void;
  readonly onChange: (html: string) => void;
}

/** Edits a part that stays as HTML. The server sanitises it when the draft is saved. */
export function HtmlDialog({ html, onClose, onChange }: HtmlDialogProps) {
  const [typed, setTyped] = useState(html);
  return (
    <TypedDialog
      open
      title="修改 HTML"
      confirm="确定"
      color="primary"
      onClose={onClose}
      onConfirm={() => onChange(typed)}
    >
      <TextField
        label="HTML"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        multiline
        minRows={6}
        maxRows={16}
        fullWidth
        sx={{ mt: 1, '& textarea': { fontFamily: 'monospace', fontSize: 14 } }}
      />
    </TypedDialog>
  );
}
