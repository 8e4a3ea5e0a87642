import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { OnBehalfDialog } from '../ui/onBehalf/OnBehalfDialog';
import { usePageActs } from '../ui/pageActs';

/** The button that begins an order for a member who phones. */
export function OnBehalf() {
  const [open, setOpen] = useState(false);
  usePageActs([{ label: '代下单', key: 'b', run: () => setOpen(true) }]);
  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        代下单
      </Button>
      {open && <OnBehalfDialog onClose={() => setOpen(false)} />}
    </>
  );
}
