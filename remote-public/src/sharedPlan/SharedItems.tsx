import { query } from '@portal/shared/api';
import type { SharedPlan } from '@portal/shared/contract';
import { Check, CopyButton, line, plainList, Said, useFolded } from '@portal/shared/parts';
import { useSession } from '@portal/shared/portal';
import { formatDay, formatFen, limits, planItemCount, planText, roomOf } from '@portal/shared/rules';
import { Box, Button, Money, Paper, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useWithLogin } from '../ui/plan/useWithLogin';
import { SharedItem } from './SharedItem';
import { useCopyItems } from './useCopyItems';

interface SharedItemsProps {
  readonly code: string;
  readonly plan: SharedPlan;
}

/** The items, of which those that are offered can be chosen and copied: the time of an instrument each member chooses. */
export const SharedItems = observer(function SharedItems({ code, plan }: SharedItemsProps) {
  const { from, expires, items } = plan;
  const listed = items.filter(({ available }) => available);
  const offered = listed.filter(({ books_time }) => !books_time);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = offered.filter(({ rid }) => !left.includes(rid));
  const sum = chosen.reduce((total, { total_fen }) => total + total_fen, 0);
  const { pending, copy } = useCopyItems(
    code,
    chosen.map(({ rid }) => Number(rid)),
  );
  const onCopy = useWithLogin(copy);
  const [shown, showAll] = useFolded(items, { first: 20, what: '项' });
  const all = offered.length > 0 && chosen.length === offered.length;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {from} 分享，有效期至 {formatDay(expires)}。价格为今日目录价，下单前可以修改选项和数量。
      </Typography>
      <Paper sx={{ ...line, px: { xs: 2, sm: 3 }, mb: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5 }}>
          <Check
            aria-label="全选"
            checked={all}
            disabled={offered.length === 0}
            onChange={() => setLeft(all ? offered.map(({ rid }) => rid) : [])}
          />
          <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
            {items.length} 个项目
          </Typography>
          <CopyButton text={planText(listed, window.location.href)} what="文字清单" />
        </Box>
        <Box component="ul" sx={plainList}>
          {shown.map((item) => (
            <SharedItem
              key={item.rid}
              item={item}
              chosen={chosen.includes(item)}
              onChoose={(into) =>
                setLeft(into ? left.filter((rid) => rid !== item.rid) : [...left, item.rid])
              }
            />
          ))}
        </Box>
        {showAll && <Box sx={{ pb: 1.5 }}>{showAll}</Box>}
      </Paper>
      <Paper elevation={4} role="region" aria-label="合计" data-bottom-bar="" sx={bar}>
        <TooMany chosen={chosen.length} />
        <Said>{`已选 ${chosen.length} 项，合计 ${formatFen(sum)}`}</Said>
        <Typography variant="body2" aria-hidden sx={{ flex: 1, color: 'text.secondary' }}>
          已选 {chosen.length} 项
        </Typography>
        <Box aria-hidden sx={{ fontSize: '1.25rem', display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography component="span" variant="body2">
            合计
          </Typography>
          <Money fen={sum} strong />
        </Box>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          disabled={chosen.length === 0}
          loading={pending}
          onClick={onCopy}
          sx={{ flex: { xs: '1 1 100%', sm: 'none' } }}
        >
          加入我的方案
        </Button>
      </Paper>
    </>
  );
});

/** Says before the copy that the member's plan may not take as many items. Equal items are merged, so it is not certain. */
const TooMany = observer(function TooMany({ chosen }: { readonly chosen: number }) {
  const { signedIn } = useSession();
  const plan = useQuery({ ...query('auth/tempDevice', {}), enabled: signedIn });
  if (!plan.data) return null;
  const { left } = roomOf('planItems', planItemCount(plan.data));
  if (chosen <= left) return null;
  return (
    <Typography variant="body2" role="note" sx={{ flex: '1 0 100%', color: 'warning.main' }}>
      {`您的方案还可添加 ${left} 个项目（最多 ${limits.planItems}，相同的项目合并），请少选一些，或先移除部分项目`}
    </Typography>
  );
});

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  mx: { xs: -2, sm: 0 },
} as const;
