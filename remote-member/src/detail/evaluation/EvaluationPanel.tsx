import type { EvaluatedOrder } from '@portal/shared/contract';
import { lineAbove, Panel, plainList, useFolded, useLazyDialog } from '@portal/shared/parts';
import { formatPoints } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { EvaluationState, OwnEvaluation } from '../../ui/evaluation/OwnEvaluation';

type Item = EvaluatedOrder['items'][number];

/** Each service of an order with the member's evaluation of it, or the button that writes one. */
export function EvaluationPanel({ evaluated: { items, points } }: { readonly evaluated: EvaluatedOrder }) {
  const [shown, showAll] = useFolded(items, { first: 10, what: '项' });
  if (items.length === 0) return null;
  return (
    <Panel title="评价">
      {points > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          评价本订单可得 {formatPoints(points)} 积分，与星级无关。
        </Typography>
      )}
      <Box component="ul" sx={{ ...plainList, '& > li + li': lineAbove }}>
        {shown.map((item) => (
          <Row key={item.rid} item={item} points={points} />
        ))}
      </Box>
      {showAll}
    </Panel>
  );
}

function Row({ item, points }: { readonly item: Item; readonly points: number }) {
  const { name, option_text, can, evaluation } = item;
  return (
    <Box component="li" aria-label={name} sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {option_text.join('；')}
          </Typography>
        </Box>
        {evaluation && <EvaluationState evaluation={evaluation} />}
        {can && <EvaluateButton item={item} points={points} />}
      </Box>
      {evaluation && (
        <Box sx={{ mt: 1 }}>
          <OwnEvaluation evaluation={evaluation} />
        </Box>
      )}
    </Box>
  );
}

function EvaluateButton({ item, points }: { readonly item: Item; readonly points: number }) {
  const load = () => import('./EvaluationDialog').then((m) => m.EvaluationDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('evaluate', load, { item, points });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`评价：${item.name}`}
        {...prefetchProps}
        loading={loading}
        onClick={show}
      >
        评价
      </Button>
      {dialog}
    </>
  );
}
