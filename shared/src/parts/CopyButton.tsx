import { notify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';

interface CopyButtonProps {
  /** Text to copy. */
  readonly text: string;
  /** Name of the text, such as 地址, for the label and the toast. */
  readonly what: string;
}

/** Copies a text to the clipboard and shows whether it succeeded: browsers refuse it without a secure context. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(`${what}已复制`);
    } catch {
      notify.error('复制失败，请手动选择文字复制');
    }
  };
  return (
    <Button size="small" color="inherit" variant="outlined" onClick={() => void copy()}>
      复制{what}
    </Button>
  );
}
