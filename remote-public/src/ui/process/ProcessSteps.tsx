import { plainList } from '@portal/shared/parts';
import { Box, Icon, Typography } from '@portal/shared/ui';

/** One step of working with the lab. */
export interface ProcessStep {
  readonly title: string;
  readonly text: string;
  /** Path data of its icon (view box 24 × 24). */
  readonly icon: string;
}

/** Steps along a line: in a row on wide screens, in a column on phones. */
export function ProcessSteps({ steps }: { readonly steps: readonly ProcessStep[] }) {
  return (
    <Box
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: `repeat(${steps.length}, minmax(0, 1fr))` },
        ...plainList,
      }}
    >
      {steps.map((step, i) => (
        <Step key={step.title} step={step} number={i + 1} last={i === steps.length - 1} />
      ))}
    </Box>
  );
}

interface StepProps {
  readonly step: ProcessStep;
  readonly number: number;
  readonly last: boolean;
}

function Step({ step, number, last }: StepProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: { xs: 'flex', md: 'block' },
        gap: 2,
        pb: { xs: last ? 0 : 2.5, md: 0 },
        pr: { md: 2 },
        // Line to the next step.
        '&::before': {
          content: last ? 'none' : '""',
          position: 'absolute',
          borderColor: 'divider',
          borderStyle: 'dashed',
          borderWidth: 0,
          left: { xs: 22, md: 52 },
          top: { xs: 48, md: 22 },
          bottom: { xs: 4, md: 'auto' },
          right: { xs: 'auto', md: 8 },
          borderLeftWidth: { xs: 1, md: 0 },
          borderTopWidth: { xs: 0, md: 1 },
        },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: '50%',
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
        }}
      >
        <Icon path={step.icon} size={22} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="h3" sx={{ mt: { md: 1.5 } }}>
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', mr: 0.75 }}
          >
            {number}
          </Box>
          {step.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {step.text}
        </Typography>
      </Box>
    </Box>
  );
}
