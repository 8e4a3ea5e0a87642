import { lineAbove, plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { TypedDialog } from './edit/TypedDialog';
import { useEach } from './useEach';

interface EachDialogProps<Row> {
  readonly title: string;
  /** Label of the button that acts on all. */
  readonly confirm: string;
  readonly color?: 'error' | 'primary';
  /** As they are when the dialog opens. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly show: (row: Row) => ReactNode;
  /** Acts on one of them, and returns what is said about it. */
  readonly act: (row: Row) => Promise<string>;
  /** Counts what is left, such as `3 张`. */
  readonly counted: (count: number) => string;
  readonly intro: string;
  /** True when something is missing in the fields. */
  readonly disabled?: boolean;
  /** Fields for all of them. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Asks once whether an act is to be done on each of several records, one after the other, and says at each what became of it. */
export function EachDialog<Row>({
  title,
  confirm,
  color = 'primary',
  rows,
  keyOf,
  show,
  act,
  counted,
  intro,
  disabled = false,
  children,
  onClose,
}: EachDialogProps<Row>) {
  const { asked, open, outcomes, isRunning, run } = useEach(rows, keyOf, act);
  const isOver = open.length === 0;
  return (
    <TypedDialog
      open
      title={title}
      confirm={isOver ? '完成' : outcomes.size === 0 ? confirm : `再试 ${counted(open.length)}`}
      cancel={outcomes.size === 0 ? '取消' : '关闭'}
      color={isOver ? 'primary' : color}
      pending={isRunning}
      disabled={disabled && !isOver}
      onClose={onClose}
      onConfirm={() => (isOver ? onClose() : void run())}
    >
      <Typography variant="body2" sx={{ mb: 1 }}>
        {intro}
      </Typography>
      <Box component="ul" sx={{ ...plainList, maxHeight: '40vh', overflow: 'auto', mb: children ? 2 : 0 }}>
        {asked.map((row) => {
          const outcome = outcomes.get(keyOf(row));
          return (
            <Box component="li" key={keyOf(row)} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
              {show(row)}
              {outcome && (
                <Box role="status" sx={{ color: outcome.isDone ? 'success.main' : 'error.main' }}>
                  {outcome.text}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
      {children}
    </TypedDialog>
  );
}
