import { query } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Chapters } from '../ui/static/Chapters';
import { StaticPage } from '../ui/static/StaticPage';
import { guideChapters } from './chapters';

/** 新手指南: from registration to the returned sample. */
export function GuidePage() {
  const setting = useQuery(query('open/setting', {})).data;
  const chapters = useMemo(
    () => guideChapters(setting?.samplingInfo.map(({ city }) => city) ?? []),
    [setting],
  );
  return (
    <StaticPage title="新手指南" lead="第一次来？从选项目、下单、送样到收数据，每一步要做什么、要多久。">
      <Chapters chapters={chapters} />
    </StaticPage>
  );
}
