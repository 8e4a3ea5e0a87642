import { line } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink, Typography } from '@portal/shared/ui';

const ways = [
  {
    key: 'promotion',
    name: '推广',
    text: '申请通过后成为推广人：您推广的客户每次付款，您都得到返利，可以提现。',
    to: paths.memberPage('promotion'),
    go: '去推广中心',
  },
  {
    key: 'invite',
    name: '邀请',
    text: '不用申请：有邀请活动时，好友注册并完成首单付款后，您和好友各得一张优惠券。',
    to: paths.memberPage('invite'),
    go: '去邀请好友',
  },
] as const;

interface TwoWaysProps {
  /** The way that the page is about. */
  readonly here: (typeof ways)[number]['key'];
}

/** The two ways to recommend the lab and what each gives, on the pages of both: each has a code of its own, and a newcomer counts for one. */
export const TwoWays = ({ here }: TwoWaysProps) => (
  <Box component="section" aria-label="推荐的两种方式">
    <Box component="dl" sx={columns}>
      {ways.map(({ key, name, text, to, go }) => (
        <Box key={key} sx={{ ...line, ...way, ...(key === here && current) }}>
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {text}
            {key !== here && (
              <MuiLink component={Link} to={to} sx={{ ml: 0.5, whiteSpace: 'nowrap' }}>
                {go}
              </MuiLink>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
    <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
      推广和邀请各有自己的码；一位新客户只计入注册时填写的那一个。
    </Typography>
  </Box>
);

const columns = {
  m: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const way = { p: 2, borderRadius: 1, display: 'grid', gap: 0.5, alignContent: 'start' } as const;
const current = { bgcolor: 'background.paper', borderColor: 'primary.main' } as const;
