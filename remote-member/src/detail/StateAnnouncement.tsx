import { visuallyHidden } from '@portal/shared/parts';
import { type OrderState, orderStateLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** Announces changes of the order's state to screen readers; silent on the first render. */
export function StateAnnouncement({ state }: { readonly state: OrderState }) {
  const known = useRef(state);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    setAnnouncement(`订单状态已更新：${orderStateLabels[state]}`);
  }, [state]);
  return (
    <Box role="status" sx={visuallyHidden}>
      {announcement}
    </Box>
  );
}
