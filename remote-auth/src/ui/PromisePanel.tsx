import { plainList } from '@portal/shared/parts';
import { promiseHours } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

/** Benefits of registering (specification, section 1). */
const promises = [
  { title: '先测后付', text: '高校客户注册即可开通，确认结算单后再结算' },
  { title: '客户经理', text: `收样后 ${promiseHours.call} 小时内致电，与您锁定实验方案` },
  { title: '数据及时', text: `检测完成后 ${promiseHours.deliver} 小时内，短信、邮件与站内同时送达` },
] as const;

/** Drawing of a diffractogram. */
function Spectrum() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 150"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', maxWidth: 480, fill: 'none', stroke: 'currentColor' }}
    >
      <path d="M0 149h480" strokeOpacity=".4" />
      <path d="M60 149v-5M140 149v-5M220 149v-5M300 149v-5M380 149v-5M460 149v-5" strokeOpacity=".4" />
      <path
        d="M0 138c30-3 48-2 62-4 8-1 9-22 14-22s6 21 14 23c12 2 28 1 42 0 10-1 11-118 17-118s7 116 16 118c14 2 26 1 36-1 7-2 8-58 13-58s6 56 13 58c18 3 34 2 50 1 7-1 8-36 13-36s6 35 13 36c20 2 38 2 56 1 6-1 7-70 12-70s6 69 12 70c30 3 60 2 97 2"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </Box>
  );
}

/** The panel beside the form; hidden on narrow screens. */
export function PromisePanel() {
  return (
    <Box
      sx={(theme) => ({
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 5,
        px: { md: 5, lg: 8 },
        py: 6,
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
        ...theme.applyStyles('dark', { bgcolor: 'background.default', color: 'text.primary' }),
      })}
    >
      <Typography variant="h1" component="p">
        把样品交给我们，
        <br />
        把时间留给研究
      </Typography>
      <Spectrum />
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 2 }}>
        {promises.map(({ title, text }) => (
          <Box component="li" key={title} sx={{ display: 'grid', gridTemplateColumns: '5.5em 1fr', gap: 2 }}>
            <Box component="strong" sx={{ fontWeight: 600 }}>
              {title}
            </Box>
            <Box component="span" sx={{ opacity: 0.86, fontSize: '.9375rem' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
