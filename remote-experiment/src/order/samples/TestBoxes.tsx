import { Check } from '@portal/shared/parts';
import { goesTo } from '@portal/shared/rules';
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

/** A box for each item that a sample can go to. */
export const TestBoxes = ({ index, sample, tests, wrong, checked, className, onChange }: TestBoxesProps) => (
  <fieldset aria-label={`检测项目 ${index + 1}`} className={className}>
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

const ticked = (sample: Tested, tests: readonly RowTest[], changed: string, on: boolean): string[] =>
  tests.flatMap(({ rid }) =>
    (rid === changed ? on : goesTo({ item_rids: sample.tests }, rid)) ? [rid] : [],
  );
