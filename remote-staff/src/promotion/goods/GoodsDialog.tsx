import { TextField } from '@portal/shared/controls';
import { Check } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDialogAct } from '../../ui/useDialogAct';
import type { GoodsRow } from './goodsList';
import { goodsOf, noGoods, type TypedGoods, typedGoods } from './typedGoods';

interface GoodsDialogProps {
  /** As they were when the dialog opened; none for new ones. */
  readonly goods?: GoodsRow;
  readonly onClose: () => void;
}

/** Adds goods, or changes them unless a colleague did meanwhile. */
export function GoodsDialog({ goods, onClose }: GoodsDialogProps) {
  const [typed, setTyped] = useState(goods ? typedGoods(goods) : noGoods);
  const act = useDialogAct('staff/integration/saveGoods', {
    done: ({ name, offered }) => `${name} 已保存，${offered ? '可以兑换' : '未上架'}`,
    onDone: onClose,
  });
  const saved = goodsOf(typed);
  const field = (name: Exclude<keyof TypedGoods, 'offered'>, label: string, maxLength: number) => ({
    label,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    fullWidth: true,
    slotProps: { htmlInput: { maxLength } },
  });
  return (
    <DeskDialog
      title={goods ? `修改 ${goods.code}` : '新增商品'}
      confirm="保存"
      act={act}
      noun="商品"
      over={false}
      disabled={!saved}
      facts={
        act.isError && goods
          ? '没有保存。如果同事刚刚改过，请关闭后重新打开，核对后再改。'
          : typed.coupon.trim() === ''
            ? '兑换后由实验室寄出。'
            : '兑换后立即发放这张优惠券。'
      }
      onClose={onClose}
      onConfirm={() =>
        saved && act.mutate({ ...saved, img: goods?.img ?? '', ...(goods && { etag: goods.etag }) })
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '& > :nth-of-type(-n+3)': { gridColumn: '1 / -1' },
        }}
      >
        <TextField
          {...field('code', '商品编号（字母、数字、-）', 40)}
          required
          disabled={goods !== undefined}
        />
        <TextField {...field('name', '商品名称', 60)} required />
        <TextField {...field('sketch', '商品说明（可不填）', 200)} />
        <TextField {...field('points', '积分', 9)} required />
        <TextField {...field('stock', '库存（空为不限）', 7)} />
        <TextField {...field('coupon', '优惠券编号（可不填）', 40)} />
        <TextField {...field('position', '排序', 6)} />
      </Box>
      <Check
        checked={typed.offered}
        onChange={({ target }) => setTyped({ ...typed, offered: target.checked })}
      >
        上架
      </Check>
    </DeskDialog>
  );
}
