import { type ComponentProps, createElement, type FocusEvent, useState } from 'react';

type Props = ComponentProps<'button'> & { readonly href?: string };

/**
 * The element of MUI's buttons. One that is disabled while it has the focus, because it loads or because its press was the last one
 * possible, would lose it to the page's start. This one keeps it until it is left, and says that it can't be pressed; MUI ignores the
 * presses of a disabled button all the same, also those that would submit.
 */
export function ButtonRoot({ disabled, onFocus, onBlur, ...props }: Props) {
  const [focused, setFocused] = useState(false);
  const given = {
    ...props,
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false);
      onBlur?.(event);
    },
  };
  return createElement(
    props.href === undefined ? 'button' : 'a',
    disabled && focused ? { ...given, 'aria-disabled': true, tabIndex: 0 } : { ...given, disabled },
  );
}
