import { query } from '@portal/shared/api';
import { useParams, useTitle } from '@portal/shared/portal';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { BackLink } from '../ui/BackLink';
import { AnswerForm } from './AnswerForm';
import { RequirementActs } from './RequirementActs';
import { RequirementFacts } from './RequirementFacts';
import { RequirementHistory } from './RequirementHistory';
import { RequirementMark, requirementList } from './requirementList';

/** One requirement: what is asked for, by whom, what was said about it, and the acts that its state allows. */
export function RequirementPage() {
  const { code = '' } = useParams();
  useTitle(code);
  const requirement = useQuery(query('staff/requirement/detail', { code }));
  return (
    <>
      <BackLink to={requirementList.path}>需求</BackLink>
      <QueryView query={requirement} loading={<Skeleton variant="rounded" height={420} />}>
        {(shown) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
              <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
                {shown.code}
              </Typography>
              <RequirementMark state={shown.state} />
              <RequirementActs requirement={shown} />
            </Box>
            <Box sx={grid}>
              <RequirementFacts requirement={shown} />
              <Box sx={{ display: 'grid', gap: 2 }}>
                {shown.can.includes('write') && <AnswerForm key={shown.code} requirement={shown} />}
                <RequirementHistory requirement={shown} />
              </Box>
            </Box>
          </>
        )}
      </QueryView>
    </>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
