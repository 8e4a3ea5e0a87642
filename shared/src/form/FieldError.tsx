import { Typography } from '@portal/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { tieError } from './tieError';

interface FieldErrorProps {
  readonly children: ReactNode;
}

/** Error message of the field above, announced to screen readers and tied to its controls; renders nothing without `children`. */
export function FieldError({ children }: FieldErrorProps) {
  return children ? <Message>{children}</Message> : null;
}

function Message({ children }: FieldErrorProps) {
  const message = useRef<HTMLElement>(null);
  const id = useId();
  // With each rendering: the controls of a list may be others by then.
  useEffect(() => (message.current ? tieError(message.current) : undefined));
  return (
    <Typography
      ref={message}
      id={id}
      variant="caption"
      role="alert"
      sx={{ color: 'error.main', display: 'block', mt: 0.5 }}
    >
      {children}
    </Typography>
  );
}
