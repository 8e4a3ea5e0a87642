import { query } from '@portal/shared/api';
import { useLocation } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Chapters } from '../ui/static/Chapters';
import { StaticPage } from '../ui/static/StaticPage';
import { guideChapters } from './chapters';
import { RoleChoice } from './RoleChoice';
import { roleOf } from './roles';

/** 新手指南: from registration to the returned sample, for all roles or for one. */
export function GuidePage() {
  const { search } = useLocation();
  const role = roleOf(search);
  const setting = useQuery(query('open/setting', {})).data;
  const chapters = useMemo(
    () => guideChapters(setting?.samplingInfo.map(({ city }) => city) ?? [], role?.track),
    [setting, role],
  );
  return (
    <StaticPage title="新手指南" lead="第一次来？从选项目、下单、送样到收数据，每一步要做什么、要多久。">
      <RoleChoice chosen={role} />
      <Chapters chapters={chapters} />
    </StaticPage>
  );
}
