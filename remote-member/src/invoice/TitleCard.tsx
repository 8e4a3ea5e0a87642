import { messageOf } from '@portal/shared/api';
import type { Invoice } from '@portal/shared/contract';
import { CopyButton, line } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { invoiceTypes, titleHolders } from '@portal/shared/rules';
import { Box, Button, Chip, Paper, Typography } from '@portal/shared/ui';
import { useTitleCall } from '../ui/invoice/useTitleCall';

interface TitleCardProps {
  readonly title: Invoice;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One saved title. */
export function TitleCard({ title, onEdit, onRemove }: TitleCardProps) {
  const makeDefault = useTitleCall('auth/invoice/default');
  const onDefault = () =>
    makeDefault.mutate(
      { rid: title.rid },
      {
        onSuccess: () => notify.success('已设为默认抬头'),
        onError: (error) => notify.error(messageOf(error)),
      },
    );
  return (
    <Paper component="li" aria-label={title.title} sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title.title}
        </Typography>
        {title.default === 1 && <Chip size="small" color="primary" label="默认" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {titleHolders[title.holder]} · {invoiceTypes[title.type]}
      </Typography>
      <Details title={title} />
      <Box sx={{ display: 'flex', gap: 1, mx: -0.625, mt: 'auto', '& button': { minWidth: 0 } }}>
        <Button size="small" aria-label={`编辑：${title.title}`} onClick={onEdit}>
          编辑
        </Button>
        <Button size="small" color="inherit" aria-label={`删除：${title.title}`} onClick={onRemove}>
          删除
        </Button>
        {title.default !== 1 && (
          <Button
            size="small"
            color="inherit"
            aria-label={`设为默认：${title.title}`}
            loading={makeDefault.isPending}
            onClick={onDefault}
          >
            设为默认
          </Button>
        )}
      </Box>
    </Paper>
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

const card = {
  ...line,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
} as const;
