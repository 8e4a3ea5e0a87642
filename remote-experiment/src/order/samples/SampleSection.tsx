import { FieldError, fieldsOf } from '@portal/shared/form';
import { Panel, useLazyDialog } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import type { TestItem } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OrderFields } from '../orderFields';
import { rowOf } from './cell';
import { FillingNotice } from './FillingNotice';
import { ListTools, SampleCount, useListActs } from './ListTools';
import { SampleRow } from './SampleRow';
import { SampleTests } from './SampleTests';
import {
  filledLikeFirst,
  isSame,
  problemOf,
  type SampleFields,
  type SampleList,
  type SampleRange,
  sentRows,
  withTicked,
} from './sampleList';
import { sampleClass, sampleColumns, sampleList } from './sampleStyle';
import { differByTests, tickedRows } from './ticked';
import { useCellKeys } from './useCellKeys';
import { useFilling } from './useFilling';
import { firstOfStep, useRowSteps } from './useRowSteps';
import { noTests, useRowTests } from './useRowTests';

const { useField } = fieldsOf<OrderFields>();

/** Rows that are shown until the member asks for all of them. */
const shownAtFirst = 20;
/** Rows before the last one from which on the others are mounted, between the keys that move there. */
const soon = 15;

const loadImport = () => import('./import/ImportDialog').then((m) => m.ImportDialog);

interface SampleSectionProps {
  readonly range: SampleRange;
  /** The items that samples go to. */
  readonly tests: readonly TestItem[];
  /** Sets the count of an item. */
  readonly onCount?: ((item: TestItem, count: number) => void) | undefined;
  /** Whether the count of an item may be changed. */
  readonly mayCount?: ((item: TestItem) => boolean) | undefined;
}

/** The samples of the order: number, name, form and hazards of each, and the items that it goes to. */
export function SampleSection({ range, tests, onCount, mayCount }: SampleSectionProps) {
  const { value: list, error, set } = useField('samples');
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState(false);
  const rowTests = useRowTests(tests);
  const ticked = tickedRows(sentRows(list), tests);
  const apart = tests.length > 1 && (asked || differByTests(ticked, tests));
  const filling = useFilling(list, { range, tests }, (filled) => {
    set(filled);
    // What was filled in is seen.
    if (
      sentRows(filled).some(
        (row, index) => index >= shownAtFirst && !(list.rows[index] && isSame(row, list.rows[index])),
      )
    )
      setAll(true);
  });
  const store = (changed: SampleList) => {
    filling.onChanged();
    set(changed);
  };
  const latest = useRef({ list, store });
  latest.current = { list, store };
  const change = useCallback((index: number, part: Partial<SampleFields>) => {
    const { list: now, store: keep } = latest.current;
    keep({ ...now, rows: now.rows.map((row, at) => (at === index ? { ...row, ...part } : row)) });
  }, []);
  const rows = sentRows(list);
  const problem = problemOf(list, tests);
  /** The first row of the step that is used, or that the keyboard moves to. */
  const [used, setUsed] = useState(0);
  const checked = error !== undefined;
  const wrong = checked ? problem?.index : undefined;
  const whole = all || (wrong ?? 0) >= shownAtFirst;
  const listed = whole ? rows : rows.slice(0, shownAtFirst);
  const shown = useRowSteps(listed, [used, wrong]);
  const importDialog = useLazyDialog('import samples', loadImport, {
    rows,
    range,
    tests,
    onImport: filling.replaceBy,
  });
  const fill = () => {
    store(filledLikeFirst(list));
    notify.success('已用第 1 个样品的内容填充空白处');
  };
  const acts = useListActs({
    fill,
    show: importDialog.show,
    prefetch: importDialog.prefetchProps.onFocus,
    count: (count) => store({ ...list, count }),
    undo: filling.undo,
    dismiss: filling.dismiss,
  });
  const table = useRef<HTMLDivElement>(null);
  // The form gave the focus to another control of the list when the wrong row was not mounted yet.
  useEffect(() => {
    if (error !== undefined && table.current?.contains(document.activeElement))
      table.current.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, [error]);
  const onMove = useCellKeys(table, rows.length, (index) => {
    setUsed(firstOfStep(index));
    if (index >= listed.length) setAll(true);
    else if (index >= listed.length - soon) startTransition(() => setAll(true));
  });
  const onUse = ({ target }: SyntheticEvent) => {
    const index = rowOf(target);
    if (index !== undefined) setUsed(firstOfStep(index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    filling.onKeyDown(event);
    onMove(event);
  };
  return (
    <Panel
      title="样品清单"
      aside={<ListTools several={rows.length > 1} loading={importDialog.loading} acts={acts} />}
    >
      {range.least < range.most && (
        <SampleCount count={list.count} least={range.least} most={range.most} onChange={acts.count} />
      )}
      {tests.length > 1 && (
        <SampleTests
          rows={ticked}
          items={tests}
          apart={apart}
          onApart={() => setAsked(true)}
          onRows={(changed) => store(withTicked(list, changed))}
          onCount={onCount}
          mayCount={mayCount}
        />
      )}
      {filling.last && (
        <FillingNotice filling={filling.last} range={range} onUndo={acts.undo} onClose={acts.dismiss} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers are those of the controls inside */}
      <div
        ref={table}
        data-field="samples"
        onPaste={filling.onPaste}
        onKeyDown={onKeyDown}
        onFocus={onUse}
        onPointerDown={onUse}
      >
        {headRow}
        <Box component="ol" aria-label="样品" sx={sampleList}>
          {/* The number can be edited, so the position is the key. */}
          {shown.map((row) =>
            'sample' in row ? (
              <SampleRow
                key={row.index}
                {...row}
                wrong={problem?.index === row.index ? problem.field : undefined}
                tests={apart ? rowTests : noTests}
                checked={checked && (problem?.index === row.index || row.sample.form === '')}
                onChange={change}
              />
            ) : (
              <li
                key={`waiting ${row.index}`}
                aria-hidden="true"
                className={sampleClass.waiting}
                style={{ blockSize: `calc(${row.waiting} * var(--row) - 8px)` }}
              />
            ),
          )}
        </Box>
        {rows.length > listed.length && (
          <Button size="small" sx={{ mt: 1 }} onClick={() => setAll(true)}>
            显示其余 {rows.length - listed.length} 个样品
          </Button>
        )}
        <FieldError>{error}</FieldError>
      </div>
      {rules}
      {importDialog.dialog}
    </Panel>
  );
}

/** What stays the same is made once, so that a key does not render it. */
const headRow = (
  <Box
    aria-hidden="true"
    sx={{
      ...sampleColumns,
      display: { xs: 'none', sm: 'grid' },
      px: 1,
      pb: 0.5,
      typography: 'caption',
      color: 'text.secondary',
    }}
  >
    <span>编号</span>
    <span>样品名称</span>
    <span>形态</span>
    <span>危害</span>
  </Box>
);

const rules = (
  <Typography variant="caption" component="p" sx={{ mt: 1.5, mb: 0, color: 'text.secondary' }}>
    可以从 Excel
    复制多行，在任意单元格粘贴。请在包装上写明样品编号。放射性样品、未经灭活的病原体不接收；有危害的样品请如实勾选。
  </Typography>
);
