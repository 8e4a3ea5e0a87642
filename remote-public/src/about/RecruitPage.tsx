import { plainList } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { PageSection } from '../ui/PageSection';
import { tile } from '../ui/tile';
import { AboutFrame } from './AboutFrame';
import { Apply, ApplyLink } from './Apply';
import { jobs } from './jobs';

/** 招贤纳士: open positions and how to apply. */
export function RecruitPage() {
  return (
    <AboutFrame title="招贤纳士" lead="和认真做数据的人一起工作。以下职位为示例站点的示例职位。">
      <PageSection title="在招职位">
        <Box component="ul" sx={{ display: 'grid', gap: 2, ...plainList }}>
          {jobs.map(({ name, place, duties, wanted }) => (
            <Box component="li" key={name} sx={{ ...tile, p: 2.5 }}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
                <Typography variant="h3">{name}</Typography>
                <ApplyLink job={name} />
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {place}
              </Typography>
              <Box sx={columns}>
                <Lines title="工作内容" lines={duties} />
                <Lines title="任职要求" lines={wanted} />
              </Box>
            </Box>
          ))}
        </Box>
      </PageSection>
      <PageSection title="怎样应聘">
        <Apply />
      </PageSection>
    </AboutFrame>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Box>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 500 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  mt: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
