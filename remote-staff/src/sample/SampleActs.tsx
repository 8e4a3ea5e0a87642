import type { Data } from '@portal/shared/contract';
import { type SampleAct, sampleActTable } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePageActs } from '../ui/pageActs';
import { desk } from '../ui/session/desk';
import { SampleDialog } from './SampleDialog';
import { SendDialog } from './SendDialog';

/** Acts that are done on a sample's page; a sample is received at the reception. */
const ofPage = ['send', 'destroy', 'place', 'find', 'lose'] as const satisfies readonly SampleAct[];
type PageAct = (typeof ofPage)[number];
const harsh: readonly PageAct[] = ['destroy', 'lose'];

interface SampleActsProps {
  readonly sample: Data<'staff/sample/detail'>;
}

/** What the lab may do with a sample now: by button, or by the number in front of it. */
export const SampleActs = observer(function SampleActs({ sample }: SampleActsProps) {
  const [asked, setAsked] = useState<PageAct>();
  const close = () => setAsked(undefined);
  const mayAct = desk.may(['lab']);
  const acts = ofPage.filter((act) => mayAct && sample.can.includes(act));
  usePageActs(
    acts.map((act, index) => ({
      label: sampleActTable[act].label,
      key: String(index + 1),
      run: () => setAsked(act),
    })),
  );
  return (
    <>
      {acts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={index === 0 && !harsh.includes(act) ? 'contained' : 'outlined'}
              color={harsh.includes(act) ? 'error' : 'primary'}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => setAsked(act)}
            >
              {index + 1} {sampleActTable[act].label}
            </Button>
          ))}
        </Box>
      )}
      {asked === 'send' && <SendDialog samples={[sample]} onClose={close} />}
      {asked !== undefined && asked !== 'send' && (
        <SampleDialog sample={sample} act={asked} onClose={close} />
      )}
    </>
  );
});
