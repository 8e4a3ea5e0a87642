import type { StoredSample } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import type { TestItem } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { SampleTests } from '../samples/SampleTests';
import { TestBoxes } from '../samples/TestBoxes';
import { differByTests, type Tested, tickedProblem, tickedRows } from '../samples/ticked';
import { useRowTests } from '../samples/useRowTests';
import type { StoredChoice } from './storedChoice';

interface StoredTestsProps {
  readonly samples: readonly (Pick<StoredSample, 'rid' | 'number' | 'name'> & Tested)[];
  readonly items: readonly TestItem[];
  /** Shows what is wrong as an error. */
  readonly checked: boolean;
  readonly onChange: (chosen: StoredChoice[]) => void;
}

/** Which of the chosen stored samples go to which items: all to all, until the member says otherwise or the counts differ. */
export function StoredTests({ samples, items, checked, onChange }: StoredTestsProps) {
  const [asked, setAsked] = useState(false);
  const rowTests = useRowTests(items);
  const rows = tickedRows(samples, items);
  const apart = asked || differByTests(rows, items);
  const wrong = checked ? tickedProblem(rows, items, (index) => samples[index]?.number ?? '') : undefined;
  const tick = (ticked: (index: number) => readonly string[] | undefined) =>
    onChange(samples.map(({ rid }, index) => ({ rid, tests: ticked(index) })));
  return (
    <Box sx={{ mt: 2 }}>
      <SampleTests
        rows={rows}
        items={items}
        apart={apart}
        onApart={() => setAsked(true)}
        onRows={(changed) => tick((index) => changed[index]?.item_rids)}
      />
      {apart && (
        <Box component="ol" aria-label="留存样品的检测项目" sx={list}>
          {samples.map((sample, index) => (
            <li key={sample.rid}>
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {sample.number}　{sample.name}
              </Box>
              <TestBoxes
                index={index}
                sample={sample}
                tests={rowTests}
                wrong={wrong?.index === index}
                checked={checked}
                onChange={(tests) => tick((at) => (at === index ? tests : rows[at]?.item_rids))}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gap: 1,
  '& > li': { typography: 'body2' },
  '& fieldset': { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, m: 0, p: 0, minWidth: 0, border: 0 },
} as const;
