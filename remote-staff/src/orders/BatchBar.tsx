import { plainList } from '@portal/shared/parts';
import { type OrderAct, orderActTable } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';
import { BatchDialog } from './BatchDialog';
import { commonActs } from './commonActs';
import type { OrderSelection } from './useOrderSelection';

interface BatchBarProps {
  readonly selection: OrderSelection;
  /** What chooses the orders of all pages. */
  readonly whole: ReactNode;
}

/** How many orders are selected, and the acts that all of them allow. Refused ones stay selected, each with its reason. */
export function BatchBar({ selection, whole }: BatchBarProps) {
  const { rows, elsewhere, refused, select, settle } = selection;
  const [asked, setAsked] = useState<OrderAct>();
  const acts = commonActs(rows);
  const reasons = rows.flatMap(({ code }) => (refused.has(code) ? [`${code}：${refused.get(code)}`] : []));
  return (
    <Box
      component="section"
      aria-label="批量操作"
      sx={{
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        px: 2,
        py: 1,
        mb: 1.5,
        bgcolor: 'background.paper',
        // On phones the cards scroll below it.
        position: { xs: 'sticky', md: 'static' },
        top: 8,
        zIndex: 2,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
          已选 {rows.length} 项
        </Typography>
        {whole}
        {acts.map((act) => (
          <Button
            key={act}
            variant="outlined"
            color={act === 'cancel' ? 'error' : 'primary'}
            onClick={() => setAsked(act)}
          >
            {orderActTable[act].label}
          </Button>
        ))}
        {acts.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            所选订单没有共同可做的操作
          </Typography>
        )}
        <Button color="inherit" onClick={() => select([])} sx={{ ml: 'auto' }}>
          取消选择
        </Button>
      </Box>
      {reasons.length > 0 && (
        <Box
          component="ul"
          aria-label="未完成的订单"
          sx={{ ...plainList, mt: 1, fontSize: 14, color: 'error.main' }}
        >
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
      {asked && (
        <BatchDialog
          rows={rows}
          elsewhere={elsewhere}
          act={asked}
          onClose={() => setAsked(undefined)}
          onResult={settle}
        />
      )}
    </Box>
  );
}
