import { Link } from '@portal/shared/portal';
import { Box, Icon, icons, MuiLink } from '@portal/shared/ui';
import { findUrl } from './findUrl';

/** One line that leads to the finder. */
export function FindEntry() {
  return (
    <Box sx={{ my: 2 }}>
      <MuiLink component={Link} to={findUrl({ question: '', sample: '' })} sx={link}>
        不知道用哪种方法？从想知道的结果找
        <Icon path={icons.next} size={18} />
      </MuiLink>
    </Box>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 } as const;
