import { Check } from '@portal/shared/parts';
import { goesTo } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useId, useState } from 'react';
import { cellName } from './cell';
import type { Tested } from './ticked';

/** An item with its short name. */
export interface RowTest {
  readonly rid: string;
  readonly label: string;
}

interface TestBoxesProps {
  /** Place of the sample in its list, from 0. */
  readonly index: number;
  readonly sample: Tested;
  readonly tests: readonly RowTest[];
  /** The boxes are wrong: the first takes the focus. */
  readonly wrong: boolean;
  /** Shows what is wrong as an error. */
  readonly checked: boolean;
  readonly className?: string | undefined;
  /** `tests` has the keys that are ticked now. */
  readonly onChange: (tests: string[]) => void;
}

/** Items whose boxes are always shown. A row of more is longer than the screen, and 300 rows of 100 took a minute to mount. */
const alwaysShown = 8;

/** A box for each item that a sample can go to; with many items behind a button that says how many are ticked. */
export function TestBoxes(props: TestBoxesProps) {
  const { index, sample, tests, wrong, checked, className } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  // What takes the focus is shown, and stays so while it is mended.
  if (wrong && checked && !open) setOpen(true);
  if (tests.length <= alwaysShown) return <Boxes {...props} />;
  const count = tests.filter(({ rid }) => goesTo({ item_rids: sample.tests }, rid)).length;
  return (
    <div className={className}>
      <Box
        component="button"
        type="button"
        aria-label={`检测项目 ${index + 1}：已选 ${count} 项，共 ${tests.length} 项`}
        aria-expanded={open}
        aria-controls={id}
        data-cell={cellName(index, 'tests')}
        onClick={() => setOpen(!open)}
        sx={foldedSx}
      >
        检测项目：已选 {count} / {tests.length} 项 · {open ? '收起' : '展开'}
      </Box>
      {open && <Boxes {...props} id={id} />}
    </div>
  );
}

const Boxes = ({
  id,
  index,
  sample,
  tests,
  wrong,
  checked,
  className,
  onChange,
}: TestBoxesProps & { readonly id?: string }) => (
  <fieldset id={id} aria-label={`检测项目 ${index + 1}`} className={className}>
    {tests.map(({ rid, label }, at) => (
      <Check
        key={rid}
        checked={goesTo({ item_rids: sample.tests }, rid)}
        aria-invalid={checked && wrong}
        onChange={({ target }) => onChange(ticked(sample, tests, rid, target.checked))}
        data-cell={cellName(index, 'tests', rid)}
        data-focus={(wrong && at === 0) || undefined}
      >
        {label}
      </Check>
    ))}
  </fieldset>
);

const foldedSx = {
  minHeight: { xs: 44, sm: 40 },
  px: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'primary.main',
  typography: 'body2',
  textAlign: 'left',
  cursor: 'pointer',
} as const;

const ticked = (sample: Tested, tests: readonly RowTest[], changed: string, on: boolean): string[] =>
  tests.flatMap(({ rid }) =>
    (rid === changed ? on : goesTo({ item_rids: sample.tests }, rid)) ? [rid] : [],
  );
