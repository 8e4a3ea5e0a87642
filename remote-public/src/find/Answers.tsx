import type { Data, FinderAnswer } from '@portal/shared/contract';
import { FilterLink, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, EmptyState, Typography } from '@portal/shared/ui';
import type { FindFilter } from '../ui/find/findFilter';
import { findUrl, requireUrl } from '../ui/find/findUrl';
import { AnswerCard } from './AnswerCard';

type Question = Data<'open/web/device/find'>['questions'][number];

interface AnswersProps {
  readonly asked: Question;
  readonly filter: FindFilter;
  readonly list: readonly FinderAnswer[];
  /** The answers to what was chosen before are shown until the new ones are there. */
  readonly stale: boolean;
}

/** The services that answer the question; without any it says so and offers to ask the lab. */
export function Answers({ asked, filter, list, stale }: AnswersProps) {
  const { sample } = filter;
  return (
    <Box component="section" aria-label="能回答的方法" aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      <Typography variant="h2">
        {asked.label}
        {sample && ` · ${sample}`}
      </Typography>
      <Typography role="status" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        {asked.hint}
        {!stale && list.length > 0 && `：${list.length} 项服务能回答`}
      </Typography>
      {list.length === 0 && !stale ? (
        <EmptyState
          title={
            sample ? `没有现成的服务用“${sample}”样品测${asked.label}` : `没有现成的服务测${asked.label}`
          }
          text="也许换一种制样就能测。写下需求，客户经理会推荐方法并报价。"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
              <Button component={Link} to={requireUrl(filter)} variant="contained">
                发布需求
              </Button>
              {sample && (
                <Button component={FilterLink} to={findUrl({ ...filter, sample: '' })} variant="outlined">
                  不限样品
                </Button>
              )}
            </Box>
          }
        />
      ) : (
        <Box component="ul" sx={cards}>
          {list.map((answer) => (
            <li key={answer.rid}>
              <AnswerCard answer={answer} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const cards = {
  ...plainList,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
