import { query } from '@portal/shared/api';
import { Link, paths } from '@portal/shared/portal';
import { workingHours } from '@portal/shared/rules';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { tile } from './tile';

interface AskUsProps {
  readonly title: string;
  readonly text: string;
  /** The requirement form, perhaps with what is known; default empty. */
  readonly to?: string;
}

/** How to contact the lab, at the end of a page: requirement form and hotline. */
export function AskUs({ title, text, to = paths.require }: AskUsProps) {
  const id = useId();
  const phone = useQuery(query('open/setting', {})).data?.localInfo.phone;
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <Button component={Link} to={to} variant="contained">
        发布需求
      </Button>
      <Box sx={{ flex: '0 1 200px', minHeight: '3.2em', fontSize: '0.875rem', color: 'text.secondary' }}>
        {phone && (
          <>
            服务热线 <MuiLink href={`tel:${phone}`}>{phone}</MuiLink>
            <br />
            {workingHours.full}
          </>
        )}
      </Box>
    </Box>
  );
}

// In a row on wide screens.
const frame = {
  ...tile,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  p: 2.5,
} as const;
