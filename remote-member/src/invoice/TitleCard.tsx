import { messageOf } from '@portal/shared/api';
import type { Invoice } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { CopyButton, useAct } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { invoiceTypes, titleHolders } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { SavedCard } from '../ui/SavedCard';

interface TitleCardProps {
  readonly title: Invoice;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved title. */
export function TitleCard({ title, ...acts }: TitleCardProps) {
  const makeDefault = useAct('auth/invoice/default', {
    done: '已设为默认抬头',
    onRefused: (error) => notify.error(messageOf(error)),
  });
  return (
    <SavedCard
      label={title.title}
      name={title.title}
      isDefault={title.default === 1}
      pending={makeDefault.isPending}
      onDefault={() => makeDefault.mutate({ rid: title.rid })}
      {...acts}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title.title}
        </Typography>
        {title.default === 1 && <Chip size="small" color="primary" variant="outlined" label="默认" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {titleHolders[title.holder]} · {invoiceTypes[title.type]}
      </Typography>
      <Details title={title} />
    </SavedCard>
  );
}

/** What the title has besides its name; nothing for a person. */
function Details({
  title: { tax_number, registered_address, registered_phone, bank, account },
}: {
  readonly title: Invoice;
}) {
  return (
    <Box sx={{ typography: 'body2', display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
      {tax_number && (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, fontVariantNumeric: 'tabular-nums' }}>
          税号 {tax_number} <CopyButton what="税号" text={tax_number} />
        </Box>
      )}
      {(registered_address || registered_phone) && (
        <span>
          {registered_address} {registered_phone}
        </span>
      )}
      {(bank || account) && (
        <span>
          {bank} {account}
        </span>
      )}
    </Box>
  );
}
