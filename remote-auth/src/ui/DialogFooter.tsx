import { query, serverNow } from '@portal/shared/api';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Copyright and ICP record; only the year until the site's settings are loaded. */
export function DialogFooter() {
  const { data } = useQuery(query('open/setting', {}));
  const company = data?.localInfo.company;
  const icp = data?.localInfo.icp;
  return (
    <Box sx={{ minHeight: 56, py: 2, textAlign: 'center', fontSize: '.75rem', color: 'text.secondary' }}>
      © {labClock(serverNow()).today.slice(0, 4)} {company}
      {icp && (
        <Box component="span" sx={{ ml: 2 }}>
          {icp}
        </Box>
      )}
    </Box>
  );
}
