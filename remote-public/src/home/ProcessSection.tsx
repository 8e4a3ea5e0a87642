import { query } from '@portal/shared/api';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ProcessSteps } from '../ui/process/ProcessSteps';
import { academicSteps, enterpriseSteps } from '../ui/process/processTracks';
import { tile } from '../ui/tile';
import { Section } from './Section';
import { TrackTabs } from './TrackTabs';
import type { Track } from './tracks';

/** 服务流程: the steps of working with the lab; academic customers are selected first. */
export function ProcessSection() {
  const [track, setTrack] = useState<Track>('academic');
  const setting = useQuery(query('open/setting', {})).data;
  const cities = setting?.samplingInfo.map(({ city }) => city) ?? [];
  const id = useId();
  return (
    <Section title="服务流程" note="高校客户先测后付，企业客户签约预付">
      <Box sx={tile}>
        <TrackTabs id={id} track={track} onChange={setTrack} />
        <Box
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${track}`}
          sx={{ p: { xs: 2, md: 3 } }}
        >
          <ProcessSteps steps={track === 'academic' ? academicSteps(cities) : enterpriseSteps} />
        </Box>
      </Box>
    </Section>
  );
}
