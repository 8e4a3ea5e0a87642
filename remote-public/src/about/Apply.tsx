import { query } from '@portal/shared/api';
import { Box, MuiLink, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Prose } from '../ui/static/Prose';

const useSetting = () => useQuery(query('open/setting', {}));

const mail = (address: string, job: string) =>
  `mailto:${address}?subject=${encodeURIComponent(`应聘：${job}`)}`;

/** 投递简历: link to the recruiting e-mail address; nothing until the settings are loaded. */
export function ApplyLink({ job }: { readonly job: string }) {
  const email = useSetting().data?.localInfo.email;
  if (!email) return null;
  return (
    <MuiLink href={mail(email, job)} aria-label={`投递简历：${job}`} sx={{ flex: 'none' }}>
      投递简历
    </MuiLink>
  );
}

/** How to apply for a position, and what happens next. */
export function Apply() {
  return (
    <QueryView query={useSetting()} loading={<Skeleton variant="rounded" height={120} />}>
      {({ localInfo: { email, address } }) => (
        <>
          <Box component="p" sx={{ mt: 0, mb: 1.5 }}>
            简历发送到 <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
            ，邮件标题写明“应聘：职位名称”。
          </Box>
          <Prose
            text={[
              [
                '收到后 5 个工作日内回复，合适的安排一次电话沟通和一次现场交流。',
                `现场交流地点：${address}，可改为视频。`,
                '简历只用于招聘；未录用的保存六个月后删除。',
              ],
            ]}
          />
        </>
      )}
    </QueryView>
  );
}
