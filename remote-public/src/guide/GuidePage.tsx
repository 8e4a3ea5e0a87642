import { query } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Chapters } from '../ui/standing/Chapters';
import { StandingPage } from '../ui/standing/StandingPage';
import { guideChapters } from './chapters';

/** 新手指南: from registration to the returned sample. */
export function GuidePage() {
  const setting = useQuery(query('open/setting', {})).data;
  const chapters = useMemo(
    () => guideChapters(setting?.samplingInfo.map(({ city }) => city) ?? []),
    [setting],
  );
  return (
    <StandingPage title="新手指南" lead="第一次来？从选项目、下单、送样到收数据，每一步要做什么、要多久。">
      <Chapters chapters={chapters} />
    </StandingPage>
  );
}
