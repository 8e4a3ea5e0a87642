import { query } from '@portal/shared/api';
import { TextField } from '@portal/shared/controls';
import { Check } from '@portal/shared/parts';
import { labClock } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDialogAct } from '../../ui/useDialogAct';
import { useNow } from '../../ui/useNow';
import { couponOf, noCoupon, type TypedCoupon } from './typedCoupon';

type TextName = Exclude<keyof TypedCoupon, 'claimable' | 'kind'>;

/** Creates an offer of coupons; its terms never change. */
export function AddCouponDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState(noCoupon);
  const { today } = labClock(useNow());
  const types = useQuery(query('open/web/type/group', {})).data ?? [];
  const act = useDialogAct('staff/coupon/add', { done: ({ code }) => `${code} 已建立`, onDone: onClose });
  const offer = couponOf(typed);
  const isPercent = typed.kind === 'percent';
  const field = (name: TextName, label: string, maxLength = 12) => ({
    label,
    size: 'small' as const,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    fullWidth: true,
    autoComplete: 'off',
    slotProps: { htmlInput: { maxLength } },
  });
  return (
    <DeskDialog
      title="新建优惠券"
      confirm="建立"
      act={act}
      noun="优惠券"
      over={false}
      disabled={!offer || typed.until < today}
      facts="建立后条件不能再改，只能结束。"
      onClose={onClose}
      onConfirm={() => offer && act.mutate(offer)}
    >
      <Box sx={fields}>
        <TextField {...field('code', '优惠券码（字母、数字、-）', 30)} required />
        <TextField {...field('name', '名称', 40)} required />
        <TextField
          {...field('type', '适用')}
          select
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">全部服务</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          label="优惠方式"
          size="small"
          select
          value={typed.kind}
          onChange={({ target }) =>
            setTyped({ ...typed, kind: target.value === 'percent' ? 'percent' : 'amount' })
          }
          slotProps={{ select: { native: true } }}
        >
          <option value="amount">减金额</option>
          <option value="percent">减百分比</option>
        </TextField>
        <TextField
          {...field('value', isPercent ? '减百分之几' : '减（元）')}
          required
          helperText={isPercent ? '如 10 为九折' : undefined}
        />
        {isPercent && <TextField {...field('cap', '最多减（元，可不填）')} />}
        <TextField {...field('minimum', '满（元，可不填）')} />
        <TextField
          {...field('until', '发放至（含当日）')}
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: '2099-12-31' } }}
        />
        <TextField {...field('valid_days', '领取后几天有效')} helperText="不填则到发放截止" />
        <TextField {...field('total', '总张数（空为不限）')} />
        <TextField {...field('per_member', '每人几张')} required />
      </Box>
      <Check
        checked={typed.claimable}
        onChange={({ target }) => setTyped({ ...typed, claimable: target.checked })}
      >
        客户可凭码领取
      </Check>
    </DeskDialog>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > :nth-of-type(-n+2)': { gridColumn: '1 / -1' },
} as const;
