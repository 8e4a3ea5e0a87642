import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { memberPath } from './memberPath';

interface MemberLinkProps {
  /** Key, phone or account. */
  readonly account: string;
  readonly children: string;
}

/** The name of a member, which leads to the member's page. */
export const MemberLink = ({ account, children }: MemberLinkProps) => (
  <Box component={Link} to={memberPath(account)} sx={{ color: 'primary.main' }}>
    {children}
  </Box>
);
