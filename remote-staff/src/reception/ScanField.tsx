import { TextField } from '@portal/shared/controls';
import { pressedKey } from '@portal/shared/parts';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';

interface ScanFieldProps {
  /** Takes the text of a scan, or pasted lines. */
  readonly onScan: (text: string) => void;
}

/**
 * The field of the scanner, which types a code and ends it by CR or LF. It has the focus whenever nobody types elsewhere: what a scanner
 * types while a button has the focus goes here, so that its Enter presses nothing. No suggestions, no correction.
 */
export function ScanField({ onScan }: ScanFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const endsComposition = useRef(false);
  const take = () => {
    const text = field.current?.value ?? '';
    if (field.current) field.current.value = '';
    if (text.trim() !== '') onScan(text);
  };
  useFocusOfScanner(field);
  return (
    <TextField
      inputRef={field}
      label="扫描样品码、订单号或快递单号"
      helperText="扫码枪以回车结尾，不必等上一个完成；也可以粘贴多行"
      autoFocus
      fullWidth
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        endsComposition.current = pressedKey(event) === undefined;
        if (endsComposition.current) return;
        event.preventDefault();
        // At once: a scanner types the next code in the same milliseconds.
        take();
      }}
      onCompositionEnd={() => {
        // With an input method on, the scanner's Enter ends its composition; the code is in the field after it.
        if (endsComposition.current) setTimeout(take);
        endsComposition.current = false;
      }}
      onPaste={(event: ClipboardEvent) => {
        const text = event.clipboardData.getData('text');
        if (!/[\r\n]/.test(text)) return;
        event.preventDefault();
        onScan(text);
      }}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          autoCorrect: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'done',
          style: { fontSize: 20, fontFamily: 'monospace' },
        },
      }}
    />
  );
}

/** Gives the field the focus when a printable key is pressed anywhere but in another field or a dialog. */
function useFocusOfScanner(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: globalThis.KeyboardEvent) => {
      const isTyped = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      const isTaken =
        target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
      if (isTyped && !isTaken) field.current?.focus();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [field]);
}
