import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** The buttons of a `ModalDialog`. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>{children}</Box>;
}
