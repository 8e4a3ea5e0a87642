import { call, query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { Alert, Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import { DialogForm, fieldsOf, type Sending, useForm, yuan } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Fact, FactList } from '@portal/shared/parts';
import { Link, notify, paths } from '@portal/shared/portal';
import { fenOf, formatFen } from '@portal/shared/rules';
import { Box, MuiLink, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

interface DepositFields {
  readonly amount: string;
}

const { Amount, useValue } = fieldsOf<DepositFields>();

interface DepositDialogProps extends LazyDialogProps {
  readonly cluster: Cluster;
}

/** Moves cash of the member to a group; says before what both will have, and to whom it belongs then. */
export function DepositDialog({ cluster, open, onClose }: DepositDialogProps) {
  const asset = useQuery(query('auth/web/asset/init', {}));
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <QueryView
        query={asset}
        loading={
          <>
            <DialogTitle>转入资金</DialogTitle>
            <DialogContent>
              <Skeleton variant="rounded" height={160} />
            </DialogContent>
          </>
        }
      >
        {({ cash_fen, reserved }) => (
          <DepositForm cluster={cluster} free_fen={cash_fen - reserved.cash_fen} onClose={onClose} />
        )}
      </QueryView>
    </Dialog>
  );
}

interface DepositFormProps {
  readonly cluster: Cluster;
  /** The member's cash that no order has reserved. */
  readonly free_fen: number;
  readonly onClose: () => void;
}

function DepositForm({ cluster, free_fen, onClose }: DepositFormProps) {
  const { rid, name, available } = cluster;
  const form = useForm<DepositFields>({
    initial: { amount: '' },
    rules: { amount: yuan('转入金额', free_fen) },
  });
  const send = async ({ amount }: DepositFields, { keyOf }: Sending) => {
    const input = { rid, amount_fen: fenOf(amount) ?? 0 };
    return await call('auth/cluster/deposit', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = (_data: unknown, { amount }: DepositFields) => {
    notify.success(`已向“${name}”转入 ${formatFen(fenOf(amount) ?? 0)}`);
    onClose();
  };
  return (
    <DialogForm
      title="转入资金"
      submit="确认转入"
      disabled={free_fen <= 0}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus={free_fen > 0 ? 'amount' : undefined}
      places={{ amount_fen: 'amount', balance_short: 'amount' }}
    >
      <FactList>
        <Fact term="转入社群">{name}</Fact>
        <Fact term="我的预存">{formatFen(free_fen)}</Fact>
        {available && <Fact term="社群可用">{formatFen(available.cash_fen)}</Fact>}
      </FactList>
      {free_fen <= 0 ? (
        <Alert severity="info" variant="outlined">
          您没有可转入的预存款，
          <MuiLink component={Link} to={paths.memberPage('prestore')} onClick={onClose}>
            去预存
          </MuiLink>
        </Alert>
      ) : (
        <>
          <Amount name="amount" />
          <Left free_fen={free_fen} available_fen={available?.cash_fen} />
          <Alert severity="warning" variant="outlined">
            转入后归社群所有，只有群主可以转出。
          </Alert>
        </>
      )}
    </DialogForm>
  );
}

interface LeftProps {
  readonly free_fen: number;
  /** The group's cash; undefined for members who don't see it. */
  readonly available_fen: number | undefined;
}

/** What the member and the group will have after the deposit. */
function Left({ free_fen, available_fen }: LeftProps) {
  const fen = fenOf(useValue('amount'));
  if (fen === undefined || fen > free_fen) return null;
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
      转入后：我的预存 {formatFen(free_fen - fen)}
      {available_fen !== undefined && `，社群可用 ${formatFen(available_fen + fen)}`}
    </Box>
  );
}
