import { call, query } from '@portal/shared/api';
import type { Address, IntegrationExchange, IntegrationGoods } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import { chosenAmong, DialogForm, fieldsOf, type Sending, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { AddressChoice } from '@portal/shared/pickup';
import { Link, notify, paths, useNavigate } from '@portal/shared/portal';
import { formatPoints } from '@portal/shared/rules';
import { Button, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { integrationPath } from './integrationFilter';

interface ExchangeFields {
  readonly address_rid: string;
}

const { useField } = fieldsOf<ExchangeFields>();

interface ExchangeDialogProps extends LazyDialogProps {
  readonly wanted: IntegrationGoods | undefined;
  readonly available: number;
}

/** Exchanges points: says what is left afterwards, and asks for the address that goods are sent to. */
export function ExchangeDialog({ wanted, available, open, onClose }: ExchangeDialogProps) {
  const needsAddress = wanted?.coupon === false;
  const addresses = useQuery({ ...query('auth/address/list', {}), enabled: open && needsAddress });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      {wanted &&
        (needsAddress ? (
          <QueryView query={addresses} loading={<Skeleton variant="rounded" height={240} sx={{ m: 3 }} />}>
            {(list) => (
              <ExchangeForm goods={wanted} available={available} addresses={list} onClose={onClose} />
            )}
          </QueryView>
        ) : (
          <ExchangeForm goods={wanted} available={available} addresses={undefined} onClose={onClose} />
        ))}
    </Dialog>
  );
}

interface ExchangeFormProps {
  readonly goods: IntegrationGoods;
  readonly available: number;
  /** Undefined for a coupon, which is not sent. */
  readonly addresses: readonly Address[] | undefined;
  readonly onClose: () => void;
}

const rulesOf = (addresses: readonly Address[]) => ({
  address_rid: chosenAmong(
    '收货地址',
    addresses.map(({ address_rid }) => address_rid),
  ),
});

function ExchangeForm({ goods: { rid, name, points }, available, addresses, onClose }: ExchangeFormProps) {
  const navigate = useNavigate();
  const initial = { address_rid: addresses?.find((one) => one.default === 1)?.address_rid ?? '' };
  const form = useForm<ExchangeFields>({ initial, rules: addresses ? rulesOf(addresses) : {} });
  const send = async ({ address_rid }: ExchangeFields, { keyOf }: Sending) => {
    const input = { goods_rid: rid, seen: { points } };
    const idempotencyKey = keyOf({ ...input, address_rid });
    return addresses
      ? await call('auth/integration/applyExchange', { ...input, address_rid }, { idempotencyKey })
      : await call('auth/integration/apply', input, { idempotencyKey });
  };
  const onSent = ({ code, state }: IntegrationExchange) => {
    notify.success(
      state === 'issued' ? `已兑换“${name}”，请在“优惠券”查看` : `兑换 ${code} 已提交，寄出后会通知您`,
    );
    onClose();
    void navigate(integrationPath('exchanges'));
  };
  return (
    <DialogForm
      title={`兑换“${name}”`}
      submit={
        addresses?.length === 0 ? (
          <Button variant="contained" component={Link} to={paths.addresses}>
            添加地址
          </Button>
        ) : (
          '确认兑换'
        )
      }
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Typography>
        使用 <strong>{formatPoints(points)}</strong> 积分，兑换后剩余{' '}
        <strong>{formatPoints(available - points)}</strong> 积分。兑换后不能撤销。
      </Typography>
      {addresses && <AddressField addresses={addresses} />}
    </DialogForm>
  );
}

/** The member's addresses; without one, what to do. */
function AddressField({ addresses }: { readonly addresses: readonly Address[] }) {
  const { value, error, set } = useField('address_rid');
  if (addresses.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        商品会寄到您保存的地址。请先在“地址管理”添加一个地址。
      </Typography>
    );
  return (
    <div>
      <AddressChoice
        label="收货地址"
        name="address_rid"
        addresses={addresses}
        value={value}
        error={error}
        onChange={set}
      />
      <MuiLink component={Link} to={paths.addresses} sx={{ typography: 'body2' }}>
        管理地址
      </MuiLink>
    </div>
  );
}
