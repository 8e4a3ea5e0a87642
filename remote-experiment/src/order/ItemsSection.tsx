import { Alert } from '@portal/shared/extras';
import { Panel, plainList, useFolded } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { ItemPicture } from '../ui/ItemPicture';
import { UnitPrice } from '../ui/UnitPrice';
import type { OrderItems } from './orderItems';

/** The ordered items. */
export function ItemsSection({ order }: { readonly order: OrderItems }) {
  const [shown, showAll] = useFolded(order.items, { first: 10, what: '项' });
  return (
    <Panel
      title="检测项目"
      aside={
        <Button size="small" component={Link} to={changePath(order)}>
          修改
        </Button>
      }
    >
      {order.missing > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          有 {order.missing} 个项目已不在实验方案中或已下架，未计入本订单
        </Alert>
      )}
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 2 }}>
        {shown.map((item) => (
          <Box component="li" key={item.rid} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ItemPicture src={item.img} width={64} />
            <Box sx={{ flex: '1 1 6em', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {item.option_text.join('；')}
              </Typography>
            </Box>
            <Box sx={{ ml: 'auto', textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Money fen={item.total_fen} strong />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <UnitPrice item={item} /> × {item.count} {item.unit}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {showAll}
    </Panel>
  );
}

/** Where the items are changed: the plan, or the page of the only service. */
function changePath({ direct, items: [item] }: OrderItems): string {
  return direct && item ? paths.detailWith(item) : paths.plan;
}
