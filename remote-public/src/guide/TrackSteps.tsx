import { ByWidth, line, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, MuiLink, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ProcessStep } from '../ui/process/ProcessSteps';
import { stepDetails } from './stepDetails';

interface TrackStepsProps {
  readonly steps: readonly ProcessStep[];
  /** Button of the first step. */
  readonly begin: ReactNode;
  /** True while the reader has not said which role it is: phones show the names of the steps, and all of them on request. */
  readonly folded: boolean;
}

/** A track step by step, each with details and a link. */
export function TrackSteps({ folded, ...track }: TrackStepsProps) {
  const all = <AllSteps {...track} />;
  if (!folded) return all;
  return <ByWidth wide={all} phone={<FoldedSteps steps={track.steps}>{all}</FoldedSteps>} />;
}

interface FoldedStepsProps extends Pick<TrackStepsProps, 'steps'> {
  readonly children: ReactNode;
}

function FoldedSteps({ steps, children }: FoldedStepsProps) {
  return (
    <Box component="details" sx={foldedSteps}>
      <summary>
        <span>{steps.map(({ title }) => title).join(' → ')}</span>
        <Icon path={icons.down} size={18} />
      </summary>
      {children}
    </Box>
  );
}

function AllSteps({ steps, begin }: Omit<TrackStepsProps, 'folded'>) {
  return (
    <Box component="ol" sx={plainList}>
      {steps.map((step, i) => (
        <Step key={step.title} step={step} number={i + 1} last={i === steps.length - 1}>
          {i === 0 && begin}
        </Step>
      ))}
    </Box>
  );
}

interface StepProps {
  readonly step: ProcessStep;
  readonly number: number;
  readonly last: boolean;
  readonly children: ReactNode;
}

function Step({ step: { title, text, icon }, number, last, children }: StepProps) {
  const more = stepDetails[title];
  return (
    <Box component="li" sx={{ ...row, '&::before': { ...way, content: last ? 'none' : '""' } }}>
      <Box sx={mark}>
        <Icon path={icon} size={22} />
      </Box>
      <Box sx={{ minWidth: 0, pb: last ? 0 : 3, maxWidth: '46em' }}>
        <Typography variant="h3" sx={{ lineHeight: '2.75rem' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', mr: 1 }}>
            {number}
          </Box>
          {title}
        </Typography>
        <Typography>{text}</Typography>
        {more && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{more.text}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 0.5 }}>
          {children}
          {more?.links.map(({ label, to }) => (
            <MuiLink key={to} component={Link} to={to} sx={{ lineHeight: '2rem' }}>
              {label}
            </MuiLink>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const foldedSteps = {
  ...line,
  borderRadius: 1,
  px: 2,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 1.5,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '&[open]': { pb: 2 },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
} as const;

const row = { position: 'relative', display: 'flex', gap: 2 } as const;

/** Line to the next step. */
const way = {
  position: 'absolute',
  left: 21,
  top: 48,
  bottom: 4,
  borderLeft: '1px dashed',
  borderColor: 'divider',
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
