import type { ReleasedEvaluation } from '@portal/shared/contract';
import { formatDay, starLabels } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { Pictures } from './Pictures';
import { Stars } from './Stars';

interface EvaluationContentProps {
  readonly evaluation: Pick<ReleasedEvaluation, 'stars' | 'text' | 'pictures' | 'reply' | 'created'>;
}

/** What an evaluation says: stars, day, text, pictures and the lab's answer. */
export function EvaluationContent({ evaluation }: EvaluationContentProps) {
  const { stars, text, pictures, reply, created } = evaluation;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Stars stars={stars} />
        <Typography variant="body2">{starLabels[stars - 1]}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', ml: 'auto' }}>
          {formatDay(created)}
        </Typography>
      </Box>
      {text === '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          没有填写文字
        </Typography>
      ) : (
        <Typography variant="body2" sx={words}>
          {text}
        </Typography>
      )}
      <Pictures paths={pictures} />
      {reply && (
        <Box sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            实验室回复 · {formatDay(reply.at)}
          </Typography>
          <Typography variant="body2" sx={words}>
            {reply.text}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
