import { Tooltip } from '@portal/shared/controls';
import { Box } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { SafeHtml } from '../ui/html/SafeHtml';

export interface SketchTipProps {
  readonly id: string;
  /** The card that it is shown at. */
  readonly card: HTMLElement;
  readonly html: string;
}

/** Milliseconds for which the pointer is on a card before its sketch is shown. */
const delay = 300;

/** The full sketch of a service, beside its card. */
export function SketchTip({ id, card, html }: SketchTipProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tooltip
      id={id}
      open={open}
      onClose={() => setOpen(false)}
      title={<SafeHtml html={html} />}
      slotProps={{ popper: { anchorEl: card } }}
    >
      <Box component="span" hidden />
    </Tooltip>
  );
}
