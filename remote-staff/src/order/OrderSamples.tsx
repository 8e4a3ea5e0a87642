import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { lineAbove, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { sampleStateLabels, testsOf } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';

interface OrderSamplesProps {
  readonly order: Data<'staff/order/detail'>;
}

/** The samples of an order with their tests, and for who works with samples where each is. */
export const OrderSamples = observer(function OrderSamples({ order }: OrderSamplesProps) {
  const { code, items, samples } = order;
  const known = useQuery({
    ...query('staff/sample/expected', { code }),
    enabled: samples.length > 0 && desk.may(['manager', 'lab']),
  });
  const placed = new Map(
    known.data?.list
      .filter((one) => one.code === code)
      .flatMap((one) => one.samples.map((s) => [s.number, s])),
  );
  return (
    <Box component="ul" sx={{ ...plainList, mt: 1 }}>
      {samples.map((sample) => {
        const now = placed.get(sample.number);
        return (
          <Box component="li" key={sample.rid} sx={{ ...lineAbove, ...row }}>
            {now ? (
              <Box component={Link} to={`/staff/samples/${now.code}`} title={now.code} sx={name}>
                {sample.number}
              </Box>
            ) : (
              <b>{sample.number}</b>
            )}
            <Box sx={{ flex: 1, minWidth: 80 }}>{sample.name}</Box>
            <Box sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>
              {testsOf(sample, items, samples).join('、')}
              {now && (
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
                  {[sampleStateLabels[now.state], now.place].filter(Boolean).join(' · ')}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
});

const row = { display: 'flex', gap: 1.5, py: 1, fontSize: 14 } as const;
const name = { color: 'primary.main', fontWeight: 600 } as const;
