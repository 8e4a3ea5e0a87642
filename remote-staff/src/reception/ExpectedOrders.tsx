import { call, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DownloadButton, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { sampleForms, sampleStateLabels } from '@portal/shared/rules';
import { Box, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { StateMark } from '../ui/StateMark';

type Arriving = Data<'staff/sample/expected'>['list'][number];

/** The orders that a scan means, with the samples that have come and those that are missing. */
export function ExpectedOrders({ code }: { readonly code: string }) {
  const expected = useQuery(query('staff/sample/expected', { code }));
  return (
    <QueryView query={expected} loading={<Skeleton variant="rounded" height={160} />}>
      {({ list }) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {list.map((order) => (
            <ExpectedOrder key={order.code} order={order} />
          ))}
        </Box>
      )}
    </QueryView>
  );
}

function ExpectedOrder({ order }: { readonly order: Arriving }) {
  const { code, member, parcel, samples, state } = order;
  const come = samples.filter((sample) => sample.state !== 'registered').length;
  return (
    <Panel title={`应收样品 ${come} / ${samples.length}`} aside={<StateMark state={state} />}>
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={`/staff/orders/${code}`}>
          {code}
        </MuiLink>{' '}
        {member}
        {parcel && (
          <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
            客户已寄出：{parcel.company} {parcel.number}
          </Box>
        )}
      </Typography>
      {samples.length === 0 && <Box sx={{ color: 'text.secondary' }}>这个订单没有要寄送的样品</Box>}
      <Box component="ul" sx={{ ...plainList, mb: 1.5 }}>
        {samples.map((sample) => (
          <Box component="li" key={sample.code} sx={{ ...lineAbove, ...row }}>
            <MuiLink
              component={Link}
              to={`/staff/samples/${sample.code}`}
              title={sample.code}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {sample.number}
            </MuiLink>
            <Box component="span" sx={{ flex: 1, minWidth: 100, overflowWrap: 'anywhere' }}>
              {sample.name}（{sampleForms[sample.form]}）
            </Box>
            <Box
              component="span"
              sx={{ color: sample.state === 'registered' ? 'warning.main' : 'success.main' }}
            >
              {sampleStateLabels[sample.state]}
              {sample.place && ` · ${sample.place}`}
            </Box>
          </Box>
        ))}
      </Box>
      {samples.length > 0 && (
        <DownloadButton
          size="small"
          variant="outlined"
          ask={() => call('staff/sample/labels', { code, size: 'medium' })}
          name={`样品标签 ${code}.pdf`}
          page={`/staff/orders/${code}`}
        >
          打印标签
        </DownloadButton>
      )}
    </Panel>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  py: 0.5,
  fontSize: 14,
} as const;
