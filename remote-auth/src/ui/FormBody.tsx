import { Box } from '@portal/shared/ui';
import type { ReactNode, Ref } from 'react';

interface FormBodyProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a dialog: its content scrolls, its buttons stay. */
export function FormBody({ ref, onSubmit, children }: FormBodyProps) {
  return (
    <Box
      ref={ref}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' }}
    >
      {children}
    </Box>
  );
}
