import { query } from '@portal/shared/api';
import type { OrderMissing, OrderReady, PlanItem } from '@portal/shared/contract';
import { Alert, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { sampleRange } from '@portal/shared/rules';
import { Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ReadyOrder } from './ReadyOrder';
import { usePlaceReady } from './usePlaceReady';

interface OneClickDialogProps extends LazyDialogProps {
  readonly items: readonly PlanItem[];
}

/** Shows how the selected items would be ordered without further answers, and orders them. */
export function OneClickDialog({ items, open, onClose }: OneClickDialogProps) {
  const id = useId();
  const plan_rids = items.map(({ rid }) => rid);
  // Undefined until the member chooses other samples than those that are proposed.
  const [chosen, setChosen] = useState<string[]>();
  const { place, pending } = usePlaceReady(items, () => setChosen(undefined));
  const ready = useQuery({
    ...query('auth/order/ready', { plan_rids }),
    // While the order is placed, and its page is opened, it is shown as it was sent.
    enabled: open && items.length > 0 && !pending,
    staleTime: 0,
  });
  const { least, most } = sampleRange(items);
  const order = ready.data && { ...ready.data, stored_rids: chosen ?? ready.data.stored_rids };
  const count = order?.stored_rids.length ?? 0;
  const placeable =
    order && order.missing.length === 0 && count >= least && count <= most && !ready.isFetching;
  const form = (
    <Button component={Link} to={paths.placeOrder(plan_rids)} color="inherit">
      {ready.data?.missing.length ? '去补充' : '填写更多'}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>一键下单</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <QueryView
          query={ready}
          loading={<Skeleton variant="rounded" height={260} role="status" aria-label="正在加载" />}
        >
          {(data) => (
            <>
              <Missing order={data} />
              <ReadyOrder
                items={items}
                order={{ ...data, stored_rids: chosen ?? data.stored_rids }}
                onStored={(rids) => setChosen([...rids])}
              />
            </>
          )}
        </QueryView>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        {form}
        <Button
          variant="contained"
          color="secondary"
          loading={pending}
          disabled={!placeable}
          onClick={() => order && place(order)}
        >
          确认下单
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Missing({ order: { missing } }: { readonly order: OrderReady }) {
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning">
      还不能一键下单：{missing.map((one) => missingTexts[one]).join('；')}。请点“去补充”在下单页完成。
    </Alert>
  );
}

const missingTexts: Readonly<Record<OrderMissing, string>> = {
  certification: '资料认证尚未完成',
  samples: '留存的样品不够，需要填写样品信息',
  human: '需要说明样品或数据是否来自人体',
  hours: '尚未选好上机时间，或所选小时数与订购的不同',
  money: '可用的信用额度与预存款不足',
};
