import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import {
  formatFen,
  isChargedRetest,
  type RetestCause,
  retestCauseLabels,
  retestCauses,
  texts,
} from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../DeskDialog';
import { ReasonField } from '../ReasonField';
import { useDialogAct } from '../useDialogAct';

interface RetestDialogProps {
  /** Code of the order with the first result. */
  readonly code: string;
  /** Number of the sample that is chosen at first. */
  readonly sample?: string;
  /** Name of the service that is chosen at first. */
  readonly service?: string;
  readonly onClose: () => void;
}

type Test = Data<'staff/retest/list'>['tests'][number];

const keyOf = ({ item_rid, sample_rid }: Test): string => `${item_rid} ${sample_rid}`;
const labelOf = ({ sample, item }: Test): string => `${sample.number} ${sample.name} · ${item}`;

/** Begins the retest of a sample for a service, or proposes a charged one to the member. What can't be tested again says why. */
export function RetestDialog({ code, sample, service, onClose }: RetestDialogProps) {
  const known = useQuery(query('staff/retest/list', { code }));
  const tests = known.data?.tests ?? [];
  const [picked, setPicked] = useState<string>();
  const [cause, setCause] = useState<RetestCause>('fault');
  const [reason, setReason] = useState('');
  const first =
    tests.find((one) => one.sample.number === sample && (service === undefined || one.item === service)) ??
    tests.find(({ refused }) => refused === '') ??
    tests[0];
  const test = tests.find((one) => keyOf(one) === picked) ?? first;
  const add = useDialogAct('staff/retest/add', {
    done: ({ state }) => (state === 'proposed' ? '已请客户确认收费复测' : '复测已开始，待上工作单'),
    onDone: onClose,
  });
  const isCharged = isChargedRetest(cause) && (test?.fen ?? 0) > 0;
  return (
    <DeskDialog
      title="复测"
      confirm={isCharged ? '请客户确认' : '开始复测'}
      act={add}
      asking={known.isFetching}
      noun="订单"
      over={add.error !== null && test?.refused !== ''}
      disabled={test?.refused !== '' || reason.trim() === ''}
      facts={
        known.isSuccess && tests.length === 0 ? '该订单没有按样品检测的项目。' : whatFollows(test, isCharged)
      }
      onClose={onClose}
      onConfirm={() =>
        test && add.mutate({ code, item_rid: test.item_rid, sample_rid: test.sample_rid, cause, reason })
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          select
          label="样品与项目"
          value={test ? keyOf(test) : ''}
          onChange={({ target }) => setPicked(target.value)}
          fullWidth
          helperText={test?.refused}
          error={test !== undefined && test.refused !== ''}
          slotProps={{ select: { native: true } }}
        >
          {tests.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {labelOf(one)}
            </option>
          ))}
        </TextField>
        <TextField
          select
          label="原因类别"
          value={cause}
          onChange={({ target }) => setCause(retestCauses.find((one) => one === target.value) ?? cause)}
          fullWidth
          slotProps={{ select: { native: true } }}
        >
          {retestCauses.map((one) => (
            <option key={one} value={one}>
              {retestCauseLabels[one]}（{isChargedRetest(one) ? '收费' : '免费'}）
            </option>
          ))}
        </TextField>
        <ReasonField field={texts.retestReason} reader="客户可见" typed={reason} onType={setReason} />
      </Box>
    </DeskDialog>
  );
}

function whatFollows(test: Test | undefined, isCharged: boolean): string {
  if (!test) return '';
  return isCharged
    ? `收费 ${formatFen(test.fen)}，按原订单价格；客户在订单页同意后才开始，数据交付后计入下一张结算单。首次结果保留。`
    : '不收费，立即列入待测；首次结果保留。';
}
