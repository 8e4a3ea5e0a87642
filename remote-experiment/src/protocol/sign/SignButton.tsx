import type { Protocol } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import { protocolName } from '../protocolName';

const load = () => import('./SignDialog').then((m) => m.SignDialog);

interface SignButtonProps {
  readonly protocol: Protocol;
  readonly size: 'small' | 'large';
}

/** Opens the dialog that signs the agreement. */
export function SignButton({ protocol, size }: SignButtonProps) {
  const { show, prefetchProps, loading, dialog } = useLazyDialog('sign protocol', load, { protocol });
  return (
    <>
      <Button variant="contained" size={size} {...prefetchProps} loading={loading} onClick={show}>
        在线签署{protocolName(protocol)}
      </Button>
      {dialog}
    </>
  );
}
