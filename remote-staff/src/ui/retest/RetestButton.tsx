import { Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { desk } from '../session/desk';
import { RetestDialog } from './RetestDialog';

interface RetestButtonProps {
  /** Code of the order with the first result. */
  readonly code: string;
  readonly sample?: string;
  readonly service?: string;
}

/** Opens the dialog that begins a retest, for who may. */
export const RetestButton = observer(function RetestButton(test: RetestButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!desk.may(['manager', 'lab'])) return null;
  return (
    <>
      <Button
        size="small"
        variant={test.sample === undefined ? 'outlined' : 'text'}
        aria-label={test.sample === undefined ? undefined : `复测 ${test.sample}`}
        onClick={() => setIsAsked(true)}
      >
        复测
      </Button>
      {isAsked && <RetestDialog {...test} onClose={() => setIsAsked(false)} />}
    </>
  );
});
