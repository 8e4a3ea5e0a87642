import type { Home } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { NewTabLink } from '../ui/NewTabLink';
import { Picture } from '../ui/Picture';
import { lines, linkTile } from '../ui/tile';
import { Section } from './Section';

type ServiceCase = Home['serviceCaseArr'][number];

/** 能力展示: cases of what the lab has done. */
export function CaseSection({ serviceCaseArr }: Pick<Home, 'serviceCaseArr'>) {
  if (serviceCaseArr.length === 0) return null;
  return (
    <Section title="能力展示" note="用真实的检测过程说话" more={paths.list('service')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {serviceCaseArr.map((serviceCase) => (
          <CaseLink key={serviceCase.rid} serviceCase={serviceCase}>
            <CaseContent serviceCase={serviceCase} />
          </CaseLink>
        ))}
      </Box>
    </Section>
  );
}

const frame = { ...linkTile, display: 'flex', flexDirection: 'column' } as const;

/** To the source in a new tab if there is one, else to the article. */
function CaseLink({
  serviceCase,
  children,
}: {
  readonly serviceCase: ServiceCase;
  readonly children: ReactNode;
}) {
  if (serviceCase.source) {
    return (
      <NewTabLink href={serviceCase.source} sx={frame}>
        {children}
      </NewTabLink>
    );
  }
  return (
    <Box component={Link} to={paths.article(serviceCase.rid)} sx={frame}>
      {children}
    </Box>
  );
}

function CaseContent({ serviceCase }: { readonly serviceCase: ServiceCase }) {
  return (
    <>
      <Picture src={serviceCase.img} width={400} height={200} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: 2 }}>
        <Typography variant="h4" component="h3" sx={lines(2)}>
          {serviceCase.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
          {serviceCase.sketch}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', mt: 'auto', pt: 1, fontSize: '0.875rem' }}>
          <Box component="time" dateTime={serviceCase.created} sx={{ color: 'text.secondary' }}>
            {serviceCase.created.slice(0, 10)}
          </Box>
          <Box
            component="span"
            sx={{ ml: 'auto', display: 'inline-flex', alignItems: 'center', color: 'primary.main' }}
          >
            查看详情
            <Icon path={icons.next} size={14} />
          </Box>
        </Box>
      </Box>
    </>
  );
}
