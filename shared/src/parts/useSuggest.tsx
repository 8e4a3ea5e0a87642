import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { SuggestListProps } from '../suggest/SuggestList';

interface Suggest {
  /** Ref of the input. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Properties of the input besides its ref. */
  readonly input: object;
  /** The list; it is rendered in the input's form, which has position relative. */
  readonly list: ReactNode;
}

/** Suggestions below a search field. Their code is loaded when the field gets the focus, so that no page waits for it. */
export function useSuggest(onWord: (word: string) => void): Suggest {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [List, setList] = useState<ComponentType<SuggestListProps>>();
  // Without the code the field works as before; the next focus tries again.
  const onFocus = useCallback(() => {
    import('../suggest').then((m) => setList(() => m.SuggestList)).catch(() => undefined);
  }, []);
  // A drawn page may have the focus here before it is taken over.
  useEffect(() => {
    if (document.activeElement === field.current) onFocus();
  }, [onFocus]);
  return {
    field,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      'aria-controls': id,
      onFocus,
    },
    list: List && <List field={field} id={id} onWord={onWord} />,
  };
}
