import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Check, plainList } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

type OrderData = Data<'staff/order/data'>['list'][number];

/** Returns the numbers of the samples of which an order has no file of data. */
export const missingOf = ({ samples }: Pick<OrderData, 'samples'>): readonly string[] =>
  samples.filter(({ files }) => files === 0).map(({ number }) => number);

/** The orders whose delivery has to be thought about: samples without data, or own data. Undefined while it is not known. */
export function useMissingData(codes: readonly string[]): readonly OrderData[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['staff/order/data', { codes }],
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil(codes.length / limits.batchRows) }, (_, index) =>
        codes.slice(index * limits.batchRows, (index + 1) * limits.batchRows),
      );
      const answers = await Promise.all(parts.map((part) => call('staff/order/data', { codes: part })));
      return answers.flatMap(({ list }) => list);
    },
    enabled: codes.length > 0,
  });
  if (codes.length === 0 || isError) return [];
  return data?.filter((order) => missingOf(order).length > 0 || order.needs_other);
}

/** Tells whether orders can be delivered now: what is missing was confirmed, and not all of them need another person. */
export function mayDeliver(
  codes: readonly string[],
  missing: readonly OrderData[] | undefined,
  checked: boolean,
): boolean {
  if (missing === undefined) return false;
  const others = missing.filter(({ needs_other }) => needs_other).length;
  const asks = missing.some((order) => missingOf(order).length > 0);
  return (others === 0 || others < codes.length) && (checked || !asks);
}

interface MissingDataProps {
  readonly missing: readonly OrderData[];
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
}

/** Says which orders another person has to deliver, and asks whether those are delivered of which samples have no data. */
export function MissingData({ missing, checked, onCheck }: MissingDataProps) {
  const others = missing.filter(({ needs_other }) => needs_other);
  const incomplete = missing.filter((order) => missingOf(order).length > 0);
  return (
    <>
      {others.length > 0 && (
        <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          数据由您添加，须由另一个人复核并交付：{others.map(({ code }) => code).join('、')}
        </Alert>
      )}
      {incomplete.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {incomplete.length} 个订单有样品还没有自己的数据文件：
          <Box component="ul" sx={plainList}>
            {incomplete.map((order) => (
              <Box component="li" key={order.code} sx={{ overflowWrap: 'anywhere' }}>
                {order.code}：{missingOf(order).join('、')}
                {order.whole > 0 && `（有 ${order.whole} 个整个订单的文件）`}
              </Box>
            ))}
          </Box>
          <Check checked={checked} onChange={({ target }) => onCheck(target.checked)}>
            已核对，仍然交付
          </Check>
        </Alert>
      )}
    </>
  );
}
