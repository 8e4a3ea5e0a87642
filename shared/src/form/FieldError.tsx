import { Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** What is wrong with the field above, said at once; nothing while `children` is missing. */
export function FieldError({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Typography variant="caption" role="alert" sx={{ color: 'error.main', display: 'block', mt: 0.5 }}>
      {children}
    </Typography>
  );
}
