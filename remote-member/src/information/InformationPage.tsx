import { SeenNotices } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { PageTitle } from '../ui/PageTitle';
import { Consents } from './consent/Consents';
import { Devices } from './device/Devices';
import { InterfaceLink } from './InterfaceLink';
import { NoticeChoices } from './notice/NoticeChoices';
import { ClosingPanel } from './personal/ClosingPanel';
import { ExportPanel } from './personal/ExportPanel';
import { Profile } from './profile/Profile';
import { SecurityPanel } from './security/SecurityPanel';

/** Profile, login, devices, notices, consents and personal data of the member. */
export function InformationPage() {
  return (
    <>
      <SeenNotices link="/member/information" />
      <PageTitle>基本信息</PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Profile />
        <SecurityPanel />
        <Devices />
        <NoticeChoices />
        <Consents />
        <InterfaceLink />
        <ExportPanel />
        <ClosingPanel />
      </Box>
    </>
  );
}
