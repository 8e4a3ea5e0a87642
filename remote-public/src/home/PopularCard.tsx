import type { Home } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { DeviceFigures } from '../ui/DeviceFigures';
import { textOf } from '../ui/html/textOf';
import { Picture } from '../ui/Picture';
import { lines, linkTile } from '../ui/tile';
import type { SketchTipProps } from './SketchTip';

/** Without its code the card has no tooltip. */
const SketchTip = lazy<ComponentType<SketchTipProps>>(() =>
  import('./SketchTip').then(
    (module) => ({ default: module.SketchTip }),
    () => ({ default: () => null }),
  ),
);

/** A service; while the pointer or the keyboard is on it, a tooltip shows its full sketch. */
export function PopularCard({ item }: { readonly item: Home['hotItems'][number] }) {
  return (
    <Described html={item.sketch}>
      {(describedBy) => (
        <Box
          component={Link}
          to={paths.detail(item.rid)}
          aria-describedby={describedBy}
          sx={{ ...linkTile, display: 'flex', flexDirection: 'column' }}
        >
          <Picture src={item.img} width={480} height={320} />
          <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: { xs: 1.5, sm: 2 } }}>
            <Typography variant="h4" component="h3" sx={lines(4)}>
              {item.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
              {textOf(item.sketch)}
            </Typography>
            <Box sx={{ mt: 'auto', pt: 0.5 }}>
              <DeviceFigures device={item} />
            </Box>
          </Box>
        </Box>
      )}
    </Described>
  );
}

interface DescribedProps {
  readonly html: string;
  /** Renders the described element with the id of its tooltip. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/**
 * Shows a tooltip at its child. MUI's `Tooltip` is loaded when it is first needed: around each card it would render all cards
 * a second time while the browser takes over the page. It is inside the frame, not the link: the pointer may move onto it.
 */
function Described({ html, children }: DescribedProps) {
  const [card, setCard] = useState<HTMLElement>();
  const id = useId();
  const hide = () => setCard(undefined);
  return (
    <Box
      sx={{ display: 'grid' }}
      onMouseEnter={({ currentTarget }: { currentTarget: HTMLElement }) => setCard(currentTarget)}
      onMouseLeave={hide}
      onFocus={({ currentTarget, target }) => target.matches(':focus-visible') && setCard(currentTarget)}
      onBlur={hide}
    >
      {children(card && id)}
      {card && (
        <Suspense>
          <SketchTip id={id} card={card} html={html} />
        </Suspense>
      )}
    </Box>
  );
}
