import { query } from '@portal/shared/api';
import { Link } from '@portal/shared/portal';
import { firstCharacters } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { memberPath } from './memberPath';

/** Characters of a note that are shown in one line. */
const shown = 60;

/** The newest note about the member of a record and how many there are, with the way to all of them; nothing without a note. */
export function MemberNoteLine({ account }: { readonly account: string }) {
  const notes = useQuery(query('staff/memberNote/list', { account }));
  const newest = notes.data?.list[0];
  if (!newest) return null;
  const text = firstCharacters(newest.text, shown);
  return (
    <Box sx={{ fontSize: 14, mb: 2, overflowWrap: 'anywhere' }}>
      <Box component={Link} to={memberPath(account)} sx={{ color: 'primary.main', mr: 1 }}>
        客户备注 {notes.data?.total}
      </Box>
      {newest.by}：{text === newest.text ? text : `${text}…`}
    </Box>
  );
}
