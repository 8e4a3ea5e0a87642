import { type RefObject, useEffect, useRef, useState } from 'react';
import { pressedKey } from '../parts/pressedKey';

/** What the user does in the field; `composing` is true while an input method is open. */
interface Combobox {
  /** The trimmed text of the field. */
  readonly typed: string;
  readonly open: boolean;
  /** Index of the option that Enter would choose; -1 for none. */
  readonly active: number;
  readonly close: () => void;
}

interface ComboboxOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Id of the list; an option's id is the list's with its index. */
  readonly id: string;
  /** Number of options now. */
  readonly count: number;
  readonly onSubmit: (text: string) => void;
}

export const optionId = (id: string, index: number): string => `${id}-${index}`;

/**
 * The keyboard and state of a combobox whose input belongs to another component and was there before this code was
 * loaded: arrows move through the options, Enter chooses the active one, Escape closes the list.
 */
export function useCombobox({ field, id, count, onSubmit }: ComboboxOptions): Combobox {
  const [typed, setTyped] = useState(() => field.current?.value.trim() ?? '');
  const [open, setOpen] = useState(() => field.current === document.activeElement);
  const [active, setActive] = useState(-1);
  const shown = open && count > 0;
  const now = useRef({ shown, active, count, onSubmit });
  now.current = { shown, active, count, onSubmit };

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const close = () => {
      setOpen(false);
      setActive(-1);
    };
    const onInput = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      setTyped(input.value.trim());
      setActive(-1);
      setOpen(true);
    };
    const onFocus = () => {
      setTyped(input.value.trim());
      setOpen(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = pressedKey(event);
      if (key === undefined) return;
      const { shown, active, count } = now.current;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        const step = key === 'ArrowDown' ? 1 : -1;
        setOpen(true);
        // One position more than options: after the last one the field itself is next.
        if (shown) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (key === 'Enter' && shown && active >= 0) {
        event.preventDefault();
        document.getElementById(optionId(id, active))?.click();
      } else if (key === 'Escape' && shown) {
        event.preventDefault();
        event.stopPropagation();
        close();
      }
    };
    // In the capture phase, because the form's own handler may clear the field.
    const onSend = () => {
      now.current.onSubmit(input.value.trim());
      close();
      setTyped('');
    };
    const { form } = input;
    input.addEventListener('input', onInput);
    input.addEventListener('compositionend', onInput);
    input.addEventListener('focus', onFocus);
    input.addEventListener('blur', close);
    input.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', onSend, true);
    // The field may have changed before the listeners were added.
    setTyped(input.value.trim());
    setOpen(input === document.activeElement);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('compositionend', onInput);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('blur', close);
      input.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', onSend, true);
    };
  }, [field, id]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(shown));
    if (shown && active >= 0) input.setAttribute('aria-activedescendant', optionId(id, active));
    else input.removeAttribute('aria-activedescendant');
    return () => input.setAttribute('aria-expanded', 'false');
  }, [field, id, shown, active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  return { typed, open: shown, active, close };
}
