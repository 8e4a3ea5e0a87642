import { VisuallyHidden } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ComponentProps } from 'react';

type NewTabLinkProps = Omit<ComponentProps<typeof Box<'a'>>, 'component' | 'target' | 'rel'> & {
  readonly href: string;
};

/** A link that opens a new tab and announces this to screen readers. */
export function NewTabLink({ children, ...rest }: NewTabLinkProps) {
  return (
    <Box component="a" target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <VisuallyHidden>（在新窗口打开）</VisuallyHidden>
    </Box>
  );
}
