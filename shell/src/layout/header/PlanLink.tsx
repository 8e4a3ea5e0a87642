import { Link, paths, useSession } from '@portal/shared/portal';
import { Box, Icon } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { CountBadge } from '../account/CountBadge';
import { frameIcons } from '../icons';

interface PlanLinkProps {
  /** Shows only the icon. */
  readonly compact?: boolean;
}

/** Link to the plan with the number of pieces in it, if any. */
export const PlanLink = observer(function PlanLink({ compact = false }: PlanLinkProps) {
  const { planCount } = useSession();
  const name = planCount > 0 ? `实验方案，数量 ${planCount}` : '实验方案';
  return (
    <Box
      component={Link}
      to={paths.experiment}
      aria-label={name}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.75,
        minWidth: compact ? 44 : 'auto',
        height: compact ? 44 : 'auto',
        color: 'inherit',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { color: 'primary.main' },
      }}
    >
      <CountBadge count={planCount} max={999} color="secondary">
        <Icon path={frameIcons.plan} size={compact ? 24 : 18} />
      </CountBadge>
      {!compact && (
        <Box component="span" sx={{ ml: planCount > 0 ? 1 : 0 }}>
          实验方案
        </Box>
      )}
    </Box>
  );
});
