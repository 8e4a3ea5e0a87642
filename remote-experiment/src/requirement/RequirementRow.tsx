import type { Data } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { lineAbove } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, requirementTermTexts } from '@portal/shared/rules';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import { linkRow } from '../ui/linkRow';
import { RequirementChip } from './RequirementChip';
import { titleOf } from './titleOf';

type Row = Data<'auth/requirement/list'>['list'][number];

/** One requirement of the list, as a link to its page. */
export function RequirementRow({ requirement }: { readonly requirement: Row }) {
  const { code, state, kind, device, unread, changed, content, title } = requirement;
  return (
    <Box component="li" sx={lineAbove}>
      <Box component={Link} to={paths.requirement(code)} sx={linkRow}>
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {titleOf(requirement)}
          </Typography>
          {title && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
              {content}
            </Typography>
          )}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {code}
            {kind === 'message' && ' · 留言'}
            {[...(device ? [device.name] : []), ...requirementTermTexts(requirement)].map(
              (one) => ` · ${one}`,
            )}{' '}
            · {formatInstant(changed)} 更新
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            gridColumn: { xs: 1, sm: 2 },
            gridRow: { xs: 2, sm: 1 },
          }}
        >
          {unread && <Chip size="small" color="warning" label="新回复" />}
          <RequirementChip state={state} />
        </Box>
        <Icon path={icons.next} size={16} />
      </Box>
    </Box>
  );
}
