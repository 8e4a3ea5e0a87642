import { Box } from '@portal/shared/ui';
import { PageTitle } from '../ui/PageTitle';
import { Consents } from './Consents';
import { Profile } from './Profile';

/** The member's profile and consents. */
export function InformationPage() {
  return (
    <>
      <PageTitle>基本信息</PageTitle>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Profile />
        <Consents />
      </Box>
    </>
  );
}
