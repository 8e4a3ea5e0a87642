import { query } from '@portal/shared/api';
import { Trail } from '@portal/shared/parts';
import { useSearchParams, useTitle } from '@portal/shared/portal';
import { Box, PageColumn, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AskUs } from '../ui/AskUs';
import { type FindFilter, findFilterOf } from '../ui/find/findFilter';
import { findUrl, requireUrl } from '../ui/find/findUrl';
import { Answers } from './Answers';
import { ChoiceLinks } from './ChoiceLinks';

/** The finder 我想知道: what a visitor wants to know and of what sample, both in the URL, and the services that answer. */
export function FindPage() {
  const [search] = useSearchParams();
  useTitle('我想知道');
  return (
    <PageColumn>
      <Box sx={{ pt: 2, pb: { xs: 5, md: 8 } }}>
        <Trail here="我想知道" />
        <Typography variant="h1" sx={{ mb: 1 }}>
          我想知道…
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>
          选想要的结果和手上的样品，不用知道方法的名字。
        </Typography>
        <Finder filter={findFilterOf(search) ?? nothing} />
      </Box>
    </PageColumn>
  );
}

const nothing: FindFilter = { question: '', sample: '' };

function Finder({ filter }: { readonly filter: FindFilter }) {
  const found = useQuery({
    ...query('open/web/device/find', filter),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={found} loading={<Skeleton variant="rounded" height={420} />}>
      {({ questions, samples, answers }) => {
        const asked = questions.find(({ key }) => key === filter.question);
        return (
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <ChoiceLinks
              title="我想知道"
              tiles={!asked}
              choices={questions.map(({ key, label, hint, count }) => ({
                label,
                hint,
                count,
                current: key === asked?.key,
                to: findUrl({ ...filter, question: key === asked?.key ? '' : key }),
              }))}
            />
            <ChoiceLinks
              title="样品是"
              choices={samples.map(({ value, count }) => ({
                label: value,
                count,
                current: value === filter.sample,
                to: findUrl({ ...filter, sample: value === filter.sample ? '' : value }),
              }))}
            />
            {asked && (
              <Answers asked={asked} filter={filter} list={answers} stale={found.isPlaceholderData} />
            )}
            <AskUs
              title="拿不准，或者都不合适？"
              text="把这里选的带进需求，补一句样品情况，客户经理会推荐方法并报价。"
              to={requireUrl(filter)}
            />
          </Box>
        );
      }}
    </QueryView>
  );
}
