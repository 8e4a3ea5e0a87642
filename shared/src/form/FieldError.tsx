import { Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Error message of the field above, announced to screen readers; renders nothing without `children`. */
export function FieldError({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Typography variant="caption" role="alert" sx={{ color: 'error.main', display: 'block', mt: 0.5 }}>
      {children}
    </Typography>
  );
}
