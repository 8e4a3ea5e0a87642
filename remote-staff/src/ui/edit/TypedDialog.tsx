import { ConfirmDialog } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useCloseQuestion } from './useCloseQuestion';

/** Fields whose text takes time to write again. */
const isText = (field: EventTarget): boolean =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement &&
    ['text', 'number', 'tel', 'email', 'search', 'url'].includes(field.type));

/**
 * A `ConfirmDialog` with fields. Once something was typed, Escape, the back button and a click beside the dialog ask before it is lost;
 * 取消 says it by itself.
 */
export function TypedDialog({ children, onClose, ...dialog }: ComponentProps<typeof ConfirmDialog>) {
  const [typed, setTyped] = useState(false);
  const [asked, setAsked] = useState(false);
  useCloseQuestion(typed && dialog.open);
  const close = () => {
    setTyped(false);
    setAsked(false);
    onClose();
  };
  const onInput = ({ target }: FormEvent) => {
    if (isText(target)) setTyped(true);
  };
  return (
    <>
      <ConfirmDialog {...dialog} onClose={close} onDismiss={typed ? () => setAsked(true) : close}>
        <Box onInput={onInput}>{children}</Box>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked}
        title="还没有保存"
        confirm="放弃填写"
        cancel="继续填写"
        onClose={() => setAsked(false)}
        onConfirm={close}
      >
        已填写的内容还没有提交，关闭后不会保留。
      </ConfirmDialog>
    </>
  );
}
