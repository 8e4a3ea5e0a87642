import { FieldError, fieldsOf } from '@portal/shared/form';
import { CountStepper, Panel, plainList } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import type { sampleRange } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useCallback, useRef, useState } from 'react';
import type { OrderFields } from '../orderFields';
import { SampleRow, sampleColumns } from './SampleRow';
import { filledLikeFirst, problemOf, type SampleFields, sentRows } from './sampleList';

const { useField } = fieldsOf<OrderFields>();

/** Rows that are shown until the member asks for all of them. */
const shownAtFirst = 20;

/** The samples of the order: number, name, form and hazards of each. */
export function SampleSection({ range }: { readonly range: ReturnType<typeof sampleRange> }) {
  const { value: list, error, set } = useField('samples');
  const [all, setAll] = useState(false);
  const latest = useRef({ list, set });
  latest.current = { list, set };
  const change = useCallback((index: number, part: Partial<SampleFields>) => {
    const { list: now, set: store } = latest.current;
    store({ ...now, rows: now.rows.map((row, at) => (at === index ? { ...row, ...part } : row)) });
  }, []);
  const rows = sentRows(list);
  const problem = problemOf(list);
  const whole = all || (error !== undefined && (problem?.index ?? 0) >= shownAtFirst);
  const fill = () => {
    set(filledLikeFirst(list));
    notify.success('已用第 1 个样品的内容填充空白处');
  };
  return (
    <Panel
      title="样品清单"
      aside={
        rows.length > 1 && (
          <Button size="small" onClick={fill}>
            填充同样的内容
          </Button>
        )
      }
    >
      {range.least < range.most && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
          <Typography variant="body2">样品数量</Typography>
          <CountStepper
            size="small"
            label="样品数量"
            count={list.count}
            onChange={(count) => set({ ...list, count: Math.min(Math.max(count, range.least), range.most) })}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            同一样品做多项检测只填一次，可填 {range.least}–{range.most} 个
          </Typography>
        </Box>
      )}
      <Box data-field="samples">
        <Box aria-hidden="true" sx={head}>
          <span>编号</span>
          <span>样品名称</span>
          <span>形态</span>
          <span>危害</span>
        </Box>
        <Box component="ol" aria-label="样品" sx={{ ...plainList, display: 'grid', gap: 1 }}>
          {rows.slice(0, whole ? rows.length : shownAtFirst).map((sample, index) => (
            <SampleRow
              // The number can be edited, so the position is the key.
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither moved nor removed from the middle
              key={index}
              index={index}
              sample={sample}
              wrong={problem?.index === index ? problem.field : undefined}
              checked={error !== undefined}
              onChange={change}
            />
          ))}
        </Box>
        {rows.length > shownAtFirst && !whole && (
          <Button size="small" sx={{ mt: 1 }} onClick={() => setAll(true)}>
            显示其余 {rows.length - shownAtFirst} 个样品
          </Button>
        )}
        <FieldError>{error}</FieldError>
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, mb: 0, color: 'text.secondary' }}>
        请在包装上写明样品编号。放射性样品、未经灭活的病原体不接收；有危害的样品请如实勾选。
      </Typography>
    </Panel>
  );
}

const head = {
  ...sampleColumns,
  display: { xs: 'none', sm: 'grid' },
  px: 1,
  pb: 0.5,
  typography: 'caption',
  color: 'text.secondary',
} as const;
