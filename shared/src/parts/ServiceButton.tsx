import { ButtonBase, Icon } from '@portal/shared/ui';
import { useLazyDialog } from './useLazyDialog';

/** A headset. */
const headset =
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13h3v6H5a1 1 0 0 1-1-1zM20 13h-3v6h2a1 1 0 0 0 1-1zM18 19c0 1.5-2 2.5-5 2.5';

const loadSheet = () => import('./ServiceSheet').then((module) => module.ServiceSheet);

interface ServiceButtonProps {
  /** Path of the form for a question to the manager. */
  readonly ask: string;
}

/** 客服 in a bar at the lower edge: a button that opens the ways to ask. The shell hides its own button there. */
export function ServiceButton({ ask }: ServiceButtonProps) {
  const sheet = useLazyDialog('service sheet', loadSheet, { ask });
  return (
    <>
      <ButtonBase aria-haspopup="dialog" onClick={sheet.show} {...sheet.prefetchProps} sx={opener}>
        <Icon path={headset} />
        客服
      </ButtonBase>
      {sheet.dialog}
    </>
  );
}

const opener = {
  flex: 'none',
  flexDirection: 'column',
  minWidth: 44,
  minHeight: 44,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.2,
  color: 'text.secondary',
} as const;
