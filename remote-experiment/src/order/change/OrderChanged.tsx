import { Alert } from '@portal/shared/extras';
import { fieldsOf } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import type { OrderFields } from '../orderFields';
import { ChangedDialog } from './ChangedDialog';
import { ChangeList } from './ChangeList';
import { changesBetween, isImportant, type OrderContent } from './orderChanges';

const { useValue } = fieldsOf<OrderFields>();

interface OrderChangedProps extends OrderContent {
  /** The server's reason for refusing the order as it was seen; undefined when it was not refused. */
  readonly refused: string | undefined;
  readonly onClose: () => void;
  /** Submits the form again. */
  readonly onContinue: () => void;
}

/**
 * Compares the order with what the member saw first. A change found while the form is filled in, for example after a
 * return to the tab, is a notice above the form; a refused order is a dialog that continues with the new content.
 */
export function OrderChanged({
  order,
  coupons,
  reservations,
  refused,
  onClose,
  onContinue,
}: OrderChangedProps) {
  const [seen, setSeen] = useState<OrderContent>({ order, coupons, reservations });
  const changes = changesBetween(seen, { order, coupons, reservations }, useValue('coupon_rid'));
  const important = isImportant(changes);
  useEffect(() => {
    if (important && refused === undefined) notify.warn('订单内容有变化，请核对后再提交');
  }, [important, refused]);
  const accept = () => setSeen({ order, coupons, reservations });
  return (
    <>
      {important && refused === undefined && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={accept}>
              知道了
            </Button>
          }
        >
          <ChangeList changes={changes} />
        </Alert>
      )}
      <ChangedDialog
        changes={changes}
        reason={refused}
        onClose={onClose}
        onContinue={() => {
          accept();
          onContinue();
        }}
      />
    </>
  );
}
