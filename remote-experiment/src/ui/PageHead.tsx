import { Trail } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { Steps } from './Steps';

interface PageHeadProps {
  readonly title: string;
  readonly text: string;
  /** Index of the current step, from 0. */
  readonly step: number;
}

/** Breadcrumb and title of a page of this area, and its step in placing an order. */
export function PageHead({ title, text, step }: PageHeadProps) {
  return (
    <>
      <Trail steps={step > 0 ? [{ name: '实验方案', to: paths.plan }] : []} here={title} />
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
        <Steps at={step} />
      </Box>
    </>
  );
}
