import { serverNow } from '@portal/shared/api';
import { line } from '@portal/shared/parts';
import { Link, paths, useSession } from '@portal/shared/portal';
import { firstCharacters, labClock, organizations } from '@portal/shared/rules';
import { Box, Button, Paper, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';

/** Returns the greeting for an instant in the lab's time zone. */
function greetingAt(at: Date): string {
  const hour = Number(labClock(at).time.slice(0, 2));
  if (hour < 5) return '夜深了';
  if (hour < 12) return '上午好';
  return hour < 18 ? '下午好' : '晚上好';
}

/** Greets the signed-in member. */
export const Greeting = observer(function Greeting() {
  const info = useSession().user?.userInfo;
  const account = info?.account ?? '';
  // An account may be the whole phone, which is shown masked below.
  const name = info?.name || (/^\d+$/.test(account) ? '' : account);
  const kind = info && info.organization !== null ? organizations[info.organization] : '';
  return (
    <Paper sx={{ ...line, p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', minHeight: 52 }}>
        <Box aria-hidden="true" sx={initial}>
          {firstCharacters(name, 1) || '您'}
        </Box>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.25rem', md: '1.5rem' } }}>
            {greetingAt(serverNow())}
            {name && `，${name}`}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[kind, info?.company, info?.phone].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Button variant="contained" component={Link} to={paths.project()}>
          选择检测项目
        </Button>
      </Box>
    </Paper>
  );
});

const initial = {
  width: 40,
  lineHeight: '2.5rem',
  borderRadius: '50%',
  textAlign: 'center',
  fontSize: '1.25rem',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
