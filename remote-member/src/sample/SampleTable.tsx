import type { StoredSample } from '@portal/shared/contract';
import { type Column, DataTable, RoomNote } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { limits, sampleForms, sampleHazards } from '@portal/shared/rules';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { SampleUntil } from '../ui/sample/SampleUntil';
import { batchBar } from '../ui/table/batchBar';
import { SampleActs } from './SampleActs';
import { sampleName } from './sampleName';
import { useAskBack } from './useAskBack';
import { useKeepAll } from './useKeep';
import { useLabels } from './useLabels';

const columns: readonly Column<StoredSample>[] = [
  { label: '样品', cell: (sample) => <Name sample={sample} />, wide: true },
  { label: '订单', cell: (sample) => <OrderLink sample={sample} /> },
  { label: '状态', cell: (sample) => <SampleUntil sample={sample} /> },
  { label: '存放位置', cell: ({ place }) => place || '—' },
  { label: '操作', cell: (sample) => <SampleActs sample={sample} />, acts: true },
];

/** Samples as a table; chosen ones are asked back in one parcel, or get their labels on one sheet. */
export function SampleTable({ list }: { readonly list: readonly StoredSample[] }) {
  const [kept, setKept] = useState<ReadonlyMap<string, StoredSample>>(new Map());
  const chosen = new Set(kept.keys());
  const listed = useMemo(() => new Map(list.map((sample) => [sample.rid, sample])), [list]);
  // Chosen rows stay chosen when their page is dropped because further pages were loaded.
  const chosenRows = useMemo(() => [...kept].map(([rid, row]) => listed.get(rid) ?? row), [kept, listed]);
  // A ticked box is painted first; the bar of what can be done with the chosen samples follows.
  const picked = useDeferredValue(chosenRows);
  const onClear = useCallback(() => setKept(new Map()), []);
  const onChange = (rids: ReadonlySet<string>) =>
    setKept(new Map([...kept, ...listed].filter(([rid]) => rids.has(rid))));
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
      {picked.length > 0 && <BatchBar picked={picked} onClear={onClear} />}
      <DataTable
        label="样品"
        rows={list}
        keyOf={({ rid }) => rid}
        choice={{ chosen, onChange, nameOf: sampleName, most: limits.samplesAtOnce }}
        columns={columns}
      />
    </Box>
  );
}

function Name({ sample: { number, name, code, form, hazards, tests } }: { readonly sample: StoredSample }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {number} {name}
      </Box>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {code}
        </Box>
        {` · ${sampleForms[form]}`}
        {tests.length > 0 && ` · ${tests.join('、')}`}
        {hazards.length > 0 && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {` · ${hazards.map((hazard) => sampleHazards[hazard]).join('、')}`}
          </Box>
        )}
      </Typography>
    </>
  );
}

function OrderLink({ sample: { order_rid, order_code } }: { readonly sample: StoredSample }) {
  return (
    <MuiLink component={Link} to={paths.order(order_rid)} sx={{ whiteSpace: 'nowrap' }}>
      {order_code}
    </MuiLink>
  );
}

interface BatchBarProps {
  readonly picked: readonly StoredSample[];
  readonly onClear: () => void;
}

/** What can be done with the chosen samples. */
const BatchBar = memo(function BatchBar({ picked, onClear }: BatchBarProps) {
  const back = picked.filter(({ can }) => can.includes('ask_back'));
  const askBack = useAskBack(back, onClear);
  const longer = picked.filter(({ can }) => can.includes('keep'));
  const keep = useKeepAll(longer, onClear);
  const labels = useLabels(picked);
  return (
    <Box role="region" aria-label="批量操作" sx={batchBar}>
      <Box sx={{ flex: '1 1 auto' }}>
        <Typography variant="body2" role="status">
          {`已选 ${picked.length} 个样品`}
        </Typography>
        <RoomNote of="samplesAtOnce" count={picked.length} />
      </Box>
      <Button size="small" color="inherit" onClick={onClear}>
        取消选择
      </Button>
      <Button
        size="small"
        variant="outlined"
        {...labels.prefetchProps}
        loading={labels.loading}
        onClick={labels.show}
      >
        打印标签
      </Button>
      {longer.length > 0 && (
        <Button size="small" variant="outlined" loading={keep.isPending} onClick={() => keep.mutate()}>
          {longer.length < picked.length ? `延长其中 ${longer.length} 个` : '延长留存'}
        </Button>
      )}
      {back.length > 0 && (
        <Button
          size="small"
          variant="contained"
          {...askBack.prefetchProps}
          loading={askBack.loading}
          onClick={askBack.show}
        >
          {back.length < picked.length ? `寄回其中 ${back.length} 个` : '申请寄回'}
        </Button>
      )}
      {labels.dialog}
      {askBack.dialog}
    </Box>
  );
});
