import type { Device } from '@portal/shared/contract';
import { Box, Typography } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import { ProcessSteps } from '../ui/ProcessSteps';
import { SafeHtml } from '../ui/SafeHtml';
import { tile } from '../ui/tile';
import { CardGrid } from './CardGrid';
import { deviceSteps } from './deviceSteps';

/** What to know before ordering, and what else there is. */
export function DetailSections({ device }: { readonly device: Device }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: { xs: 4, md: 5 } }}>
      {device.sample_requirements.length > 0 && (
        <Part title={device.needs_sample ? '样品要求' : '数据要求'}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 } }}>
            {device.sample_requirements.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Part>
      )}
      <Part title="服务流程">
        <ProcessSteps steps={deviceSteps(device)} />
      </Part>
      {device.detail && (
        <Part title="项目详情">
          <SafeHtml html={device.detail} minHeight={160} />
        </Part>
      )}
      {device.related.length > 0 && <Related device={device} />}
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ ...tile, p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Related({ device }: { readonly device: Device }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 2, pb: 4 }}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        相关项目
      </Typography>
      <CardGrid devices={device.related} />
    </Box>
  );
}
