import type { OrderItem, OrderSample, StoredSample } from '@portal/shared/contract';
import { lineAbove, plainList, useFolded } from '@portal/shared/parts';
import { knowsTests, sampleForms, sampleHazards, testsOf, testsWithSample } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { SampleUntil } from '../ui/sample/SampleUntil';

interface SampleListProps {
  readonly samples: readonly OrderSample[];
  /** The items of the order, to which the samples go. */
  readonly items: readonly OrderItem[];
  /** Where the samples are, once they are at the lab. */
  readonly states: readonly StoredSample[];
}

/** The samples of an order: number, name, form, hazards and tests of each, and where it is. With one test, all go to it. */
export function SampleList({ samples, items, states }: SampleListProps) {
  const several = testsWithSample(items).length > 1;
  const [shown, showAll] = useFolded(samples, { first: 10, what: '个样品' });
  return (
    <>
      {several && !knowsTests(items, samples) && (
        <Box sx={{ mt: 2, color: 'text.secondary' }}>未指定各样品的检测项目，将由工作人员与您确认。</Box>
      )}
      <Box component="ul" aria-label="样品" sx={{ ...plainList, mt: 2 }}>
        {shown.map(({ rid, number, name, form, hazards, item_rids }) => (
          <Box component="li" key={rid} sx={row}>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {number}
            </Box>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {name}（{sampleForms[form]}）
            </Box>
            {hazards.length > 0 && (
              <Box component="span" sx={{ color: 'warning.main' }}>
                {hazards.map((hazard) => sampleHazards[hazard]).join('、')}
              </Box>
            )}
            {several && <Tests names={testsOf({ item_rids }, items, samples)} />}
            <Where sample={states.find((one) => one.rid === rid)} />
          </Box>
        ))}
      </Box>
      {showAll}
    </>
  );
}

/** The short names of a sample's tests, each as a mark. */
const Tests = ({ names }: { readonly names: readonly string[] }) =>
  names.length > 0 ? (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}>
      {names.map((name) => (
        <Box component="span" key={name} sx={mark}>
          {name}
        </Box>
      ))}
    </Box>
  ) : null;

const mark = {
  px: 0.75,
  borderRadius: 0.5,
  bgcolor: 'action.hover',
  typography: 'caption',
  lineHeight: '1.25rem',
  overflowWrap: 'anywhere',
} as const;

const Where = ({ sample }: { readonly sample: StoredSample | undefined }) =>
  sample ? (
    <Box sx={{ ml: { sm: 'auto' }, textAlign: { sm: 'right' } }}>
      <SampleUntil sample={sample} />
    </Box>
  ) : null;

const row = { ...lineAbove, display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1 } as const;
