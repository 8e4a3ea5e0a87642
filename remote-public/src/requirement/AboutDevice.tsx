import { fieldsOf } from '@portal/shared/form';
import { Link, paths } from '@portal/shared/portal';
import { Box, Icon, IconButton, icons, MuiLink } from '@portal/shared/ui';
import type { Requirement } from '../ui/requirement/requirement';

const { useActions } = fieldsOf<Requirement>();

interface AboutDeviceProps {
  readonly rid: string;
  /** Undefined until it is loaded. */
  readonly name: string | undefined;
  readonly onRemove: () => void;
}

/** The service that the requirement is about; it can be removed. */
export function AboutDevice({ rid, name, onRemove }: AboutDeviceProps) {
  const { focus } = useActions();
  const remove = () => {
    onRemove();
    focus('title');
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        minHeight: 48,
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
        相关项目
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={paths.detail(rid)}>
          {name ?? rid}
        </MuiLink>
      </Box>
      <IconButton aria-label="移除相关项目" onClick={remove}>
        <Icon path={icons.close} size={18} />
      </IconButton>
    </Box>
  );
}
