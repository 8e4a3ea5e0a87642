import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { accountName, type NamedAccount } from './AccountFacts';

interface MergedNoteProps {
  readonly of: Data<'staff/accountMerge/account'>;
  /** Returns the page that shows an account. */
  readonly to: (account: string) => string;
}

/** Says into which account this one was merged, or which ones were merged into it; nothing of most accounts. */
export function MergedNote({ of: { merged_into: kept, merged, joined }, to }: MergedNoteProps) {
  if (!kept && joined.length === 0) return null;
  const link = (one: NamedAccount) => (
    <Box key={one.rid} component={Link} to={to(accountName(one))} sx={{ color: 'primary.main', mr: 1 }}>
      {[accountName(one), one.name].filter(Boolean).join(' ')}
    </Box>
  );
  return (
    <Alert severity="info" sx={{ my: 1.5 }}>
      {kept ? (
        <>
          该账户已于 {formatInstant(merged ?? '')} 并入 {link(kept)}
        </>
      ) : (
        <>已并入本账户：{joined.map(link)}</>
      )}
    </Alert>
  );
}
