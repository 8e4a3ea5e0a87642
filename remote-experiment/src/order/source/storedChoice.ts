import type { StoredSample } from '@portal/shared/contract';
import { type FieldRule, goneMessage } from '@portal/shared/form';
import { requiredMessage, type TestItem } from '@portal/shared/rules';
import type { SampleRange } from '../samples/sampleList';
import { differByTests, type Tested, tickedProblem, tickedRows } from '../samples/ticked';

/** A stored sample that is tested again. */
export interface StoredChoice extends Tested {
  readonly rid: string;
}

interface StoredContext {
  readonly range: SampleRange;
  readonly stored: readonly StoredSample[];
  /** The items that samples go to. */
  readonly tests: readonly TestItem[];
}

/** Validation rule of the stored samples: those that are still there, as many as the items need, each with its tests. */
export function storedRule({ range, stored, tests }: StoredContext): FieldRule<readonly StoredChoice[]> {
  const { least, most } = range;
  const numberOf = (rid: string | undefined) => stored.find((sample) => sample.rid === rid)?.number;
  return {
    label: '留存样品',
    required: true,
    clean: (chosen) => chosen,
    check: (chosen) => {
      const { length } = chosen;
      if (length === 0) return requiredMessage('留存样品');
      if (chosen.some(({ rid }) => numberOf(rid) === undefined)) return goneMessage('留存样品');
      if (length < least || length > most)
        return `[留存样品]需要选择 ${least === most ? least : `${least}–${most}`} 个样品`;
      const problem = tickedProblem(
        tickedRows(chosen, tests),
        tests,
        (index) => numberOf(chosen[index]?.rid) ?? '',
      );
      return problem && `[留存样品]${problem.text}`;
    },
  };
}

/** Returns the stored samples of the call's input; where all go to all items, nothing is said of it. */
export function storedInput(chosen: readonly StoredChoice[], tests: readonly TestItem[]) {
  const rows = tickedRows(chosen, tests);
  const stored_rids = chosen.map(({ rid }) => rid);
  if (!differByTests(rows, tests)) return { stored_rids };
  return {
    stored_rids,
    stored_tests: rows.flatMap(({ item_rids }, index) => {
      const rid = stored_rids[index];
      return rid === undefined ? [] : [{ rid, item_rids: [...item_rids] }];
    }),
  };
}
