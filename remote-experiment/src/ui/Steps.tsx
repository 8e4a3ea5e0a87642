import { plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

const steps = ['选择方案', '填写送样信息', '提交订单'] as const;

/** Steps from the plan to the order; `at` is the index of the current one. */
export function Steps({ at }: { readonly at: number }) {
  return (
    <Box component="ol" aria-label="下单步骤" sx={list}>
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
