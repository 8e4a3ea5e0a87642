import { Box, Typography } from '@portal/shared/ui';
import { StaticPage } from '../ui/static/StaticPage';
import { tile } from '../ui/tile';
import { ContactFacts } from './ContactFacts';
import { MessageForm } from './MessageForm';
import { SiteMap } from './SiteMap';

/** 联系我们: address, hours and a message form. */
export function ContactPage() {
  return (
    <StaticPage
      title="联系我们"
      lead="来电、来信、来访都可以。本站的地址、电话与邮箱为示例，留言会真实保存并发送确认短信。"
    >
      <Box sx={layout}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ContactFacts />
          <SiteMap />
        </Box>
        <Box component="section" aria-labelledby="message" sx={{ ...tile, p: { xs: 2, md: 3 } }}>
          <Typography variant="h2" id="message" sx={{ mb: 2 }}>
            在线留言
          </Typography>
          <MessageForm />
        </Box>
      </Box>
    </StaticPage>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
