import { Box, Typography } from '@portal/shared/ui';
import { PageSection } from '../ui/PageSection';
import { StaticPage } from '../ui/static/StaticPage';
import { tile } from '../ui/tile';
import { ContactFacts } from './ContactFacts';
import { Matters } from './Matters';
import { MessageForm } from './MessageForm';
import { OpenDays } from './OpenDays';
import { Way } from './Way';

/** 联系我们: telephone, hours, a message form, who to ask for what, and the way to the lab. */
export function ContactPage() {
  return (
    <StaticPage
      title="联系我们"
      lead="来电、来信、来访都可以。本站的地址、电话与邮箱为示例，留言会真实保存并发送确认短信。"
    >
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={layout}>
          <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 }, minWidth: 0 }}>
            <ContactFacts />
            <OpenDays />
          </Box>
          <Box component="section" aria-labelledby="message" sx={{ ...tile, p: { xs: 2, md: 3 } }}>
            <Typography variant="h2" id="message" sx={{ mb: 2 }}>
              在线留言
            </Typography>
            <MessageForm />
          </Box>
        </Box>
        <PageSection title="有事找谁">
          <Matters />
        </PageSection>
        <PageSection title="怎么来">
          <Way />
        </PageSection>
      </Box>
    </StaticPage>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const;
