import { Trail } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { AreaTabs } from './AreaTabs';
import { Steps } from './Steps';

const orderSteps = ['选择方案', '填写信息', '提交订单'] as const;

interface PageHeadProps {
  readonly title: string;
  readonly text: string;
  /** Index of the current step, from 0. */
  readonly step: number;
}

/** Breadcrumb and title of the plan or of the order form, and its step in placing an order. The plan has the tabs of the area. */
export function PageHead({ title, text, step }: PageHeadProps) {
  return (
    <>
      <Trail steps={step > 0 ? [{ name: '实验方案', to: paths.plan }] : []} here={title} />
      {step === 0 && <AreaTabs />}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { xs: 'flex-start', md: 'center' },
          justifyContent: 'space-between',
          gap: { xs: 1.5, md: 3 },
          mb: 3,
        }}
      >
        <Box>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {text}
          </Typography>
        </Box>
        <Steps label="下单步骤" steps={orderSteps} at={step} />
      </Box>
    </>
  );
}
