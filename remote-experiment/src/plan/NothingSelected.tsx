import type { PlanGroup } from '@portal/shared/contract';
import { Box, Button, Paper, Typography } from '@portal/shared/ui';
import { orderable } from './selection';
import { bar } from './TotalBar';

interface NothingSelectedProps {
  readonly groups: readonly PlanGroup[];
  /** Selects all items of a type. */
  readonly onChoose: (group: PlanGroup) => void;
  /** Removes all items of a plan without items that can be ordered. */
  readonly onRemove: () => void;
}

/** The bar while nothing is selected: instructions, with a button for each type that can be ordered. */
export function NothingSelected({ groups, onChoose, onRemove }: NothingSelectedProps) {
  const offered = groups.filter((group) => orderable(group).length > 0);
  return (
    <Paper elevation={4} role="region" aria-label="合计" data-bar="" sx={bar}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 200px' }}>
        {offered.length > 0
          ? '请选择要下单的项目，一个订单一类服务'
          : '方案中的项目都已下架或选项已变更，请修改选项或移除'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((group) => (
          <Button key={group.type_id} variant="outlined" onClick={() => onChoose(group)}>
            选择{group.name}
          </Button>
        ))}
        {offered.length === 0 && (
          <Button variant="outlined" color="error" onClick={onRemove}>
            移除失效项目
          </Button>
        )}
      </Box>
    </Paper>
  );
}
