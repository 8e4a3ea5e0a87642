import type { Protocol } from '@portal/shared/contract';
import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import { contractName } from '../contractName';

const load = () => import('./SignDialog').then((m) => m.SignDialog);

interface SignButtonProps {
  readonly contract: Protocol;
  readonly size: 'small' | 'large';
}

/** Opens the dialog that signs the agreement. */
export function SignButton({ contract, size }: SignButtonProps) {
  const { show, prefetchProps, loading, dialog } = useLazyDialog('sign contract', load, { contract });
  return (
    <>
      <Button variant="contained" size={size} {...prefetchProps} loading={loading} onClick={show}>
        在线签署{contractName(contract)}
      </Button>
      {dialog}
    </>
  );
}
