import type { EvaluatedOrder, Evaluation } from '@portal/shared/contract';
import { Alert, Chip } from '@portal/shared/extras';
import {
  EvaluationContent,
  lineAbove,
  Panel,
  plainList,
  useFolded,
  useLazyDialog,
  written,
} from '@portal/shared/parts';
import { evaluationStateLabels, formatPoints } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';

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
        {evaluation && <StateOf evaluation={evaluation} />}
        {can && <EvaluateButton item={item} points={points} />}
      </Box>
      {evaluation && (
        <Box sx={{ mt: 1 }}>
          <Decision evaluation={evaluation} />
          <EvaluationContent evaluation={evaluation} />
        </Box>
      )}
    </Box>
  );
}

const colours = { waiting: 'warning', released: 'success', hidden: 'default' } as const;

function StateOf({ evaluation: { state, anonymous } }: { readonly evaluation: Evaluation }) {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {anonymous && <Chip size="small" variant="outlined" label="匿名" />}
      <Chip size="small" variant="outlined" color={colours[state]} label={evaluationStateLabels[state]} />
    </Box>
  );
}

/** What becomes of an evaluation that visitors do not read. */
function Decision({ evaluation: { state, reason } }: { readonly evaluation: Evaluation }) {
  if (state === 'released') return null;
  const text = state === 'waiting' ? '审核通过后在服务项目页展示。' : `未展示的原因：${reason}`;
  return (
    <Alert
      severity={state === 'waiting' ? 'info' : 'warning'}
      variant="outlined"
      role="note"
      sx={{ mb: 1.5, ...written }}
    >
      {text}
    </Alert>
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
