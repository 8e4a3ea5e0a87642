import type { FinderAnswer } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { DeviceFigures } from '../ui/DeviceFigures';
import { Picture } from '../ui/Picture';
import { AddButton } from '../ui/plan/AddButton';
import { tile } from '../ui/tile';

/** Number of requirements for the sample on a card; the service's page has all. */
const shownRequirements = 2;

/** A service that answers: what it tells, what the sample must be, price, days, and the way to it. */
export function AnswerCard({ answer }: { readonly answer: FinderAnswer }) {
  const { rid, name, sketch, img } = answer;
  return (
    <Box sx={frame}>
      <Box sx={pictureFrame}>
        <Picture src={img} width={480} height={320} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3">
          <Box component={Link} to={paths.detail(rid)} sx={nameLink}>
            {name}
          </Box>
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {sketch}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ gridColumn: { xs: '1 / -1', sm: '2' }, color: 'text.secondary' }}>
        {sampleText(answer)}
      </Typography>
      <Box sx={foot}>
        <DeviceFigures device={answer} />
        <AddButton device={answer} />
      </Box>
    </Box>
  );
}

/** What the sample must be, in the service's own words. */
function sampleText({ needs_sample, sample_states, sample_requirements }: FinderAnswer): string {
  const states = needs_sample ? sample_states.join('、') : '不需要样品，提供数据即可';
  return [`样品：${states}`, ...sample_requirements.slice(0, shownRequirements)].join('；');
}

const frame = {
  ...tile,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '132px minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto 1fr auto' },
  columnGap: 1.5,
  rowGap: 1,
  height: '100%',
  p: 1.5,
  '&:hover': { borderColor: 'primary.main' },
} as const;

const pictureFrame = { gridRow: { sm: '1 / span 3' }, '& img': { borderRadius: 0.5 } } as const;

/** The whole card is pressed; its button lies above. */
const nameLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const foot = {
  gridColumn: { xs: '1 / -1', sm: '2' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  '& > :last-child': { position: 'relative' },
} as const;
