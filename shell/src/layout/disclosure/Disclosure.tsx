import { belowWidth, wideFrom } from '@portal/shared/look';
import { line } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useDisclosure } from './useDisclosure';

type ButtonProps = ReturnType<typeof useDisclosure>['buttonProps'];

/** Below the first header row on phones there is no space next to the button, so the panel has the full width. */
const acrossPhone = { position: 'fixed', top: 56, left: 8, right: 8 } as const;

interface DisclosureProps {
  /** Renders the button; spread the given props on it. */
  readonly button: (props: ButtonProps, open: boolean) => ReactNode;
  /** Side of the button that the panel is aligned to. */
  readonly align?: 'left' | 'right';
  /** Position of the panel: below the button, or to its left. */
  readonly place?: 'below' | 'beside';
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

const places = {
  below: { top: '100%', mt: 0 },
  beside: { bottom: 0, right: '100%', mr: 1 },
} as const;

/** A disclosure button with a floating panel. The panel is rendered only while it is open. */
export function Disclosure({ button, align = 'left', place = 'below', label, children }: DisclosureProps) {
  const { open, close, rootProps, buttonProps, panelId } = useDisclosure();
  return (
    <Box {...rootProps} sx={{ position: 'relative', display: 'inline-flex' }}>
      {button(buttonProps, open)}
      {open && (
        <Box
          id={panelId}
          role="group"
          aria-label={label}
          sx={{
            position: 'absolute',
            zIndex: 'tooltip',
            ...places[place],
            ...(place === 'below' && { [align]: 0, [`@media ${belowWidth(wideFrom)}`]: acrossPhone }),
            bgcolor: 'background.paper',
            ...line,
            borderRadius: 1,
            boxShadow: '0 12px 32px rgb(10 40 55 / .16)',
          }}
        >
          {children(close)}
        </Box>
      )}
    </Box>
  );
}
