import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface StepsProps {
  /** Name of the steps for screen readers. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly at: number;
}

/** The steps of a process in a row, with the current one highlighted. */
export function Steps({ label, steps, at }: StepsProps) {
  return (
    <Box component="ol" aria-label={label} sx={list}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === at ? 'step' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            color: index <= at ? 'primary.main' : 'text.secondary',
            fontWeight: index === at ? 600 : 400,
            '&:not(:first-of-type)::before': {
              content: '""',
              width: { xs: 12, sm: 40 },
              height: '1px',
              bgcolor: 'divider',
            },
          }}
        >
          <Box component="span" aria-hidden="true" sx={number}>
            {index + 1}
          </Box>
          {step}
        </Box>
      ))}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  ...plainList,
  typography: 'body2',
  whiteSpace: 'nowrap',
} as const;

const number = {
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: '1px solid currentColor',
  display: { xs: 'none', sm: 'grid' },
  placeItems: 'center',
  fontSize: 12,
} as const;
