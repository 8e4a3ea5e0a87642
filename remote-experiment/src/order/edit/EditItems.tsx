import type { ChangedItem } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { CountStepper, lineAbove, Panel, plainList, useLazyDialog } from '@portal/shared/parts';
import { Box, Button, Money, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { ItemPicture } from '../../ui/ItemPicture';
import { OwnSteps } from '../../ui/OwnSteps';
import { UnitPrice } from '../../ui/UnitPrice';
import type { Wanted } from './useSaveChange';

const load = () => import('../../ui/OptionsDialog').then((m) => m.OptionsDialog);

/** Why an item stays as it is. */
const fixedTexts = {
  quoted: '价格已按报价单约定，如需调整请联系客户经理',
  booked: '已预约机时：请先在订单详情改期或取消机时',
  gone: '该服务已下架：可按下单时的价格保留，或移除',
} as const;

interface EditItemsProps {
  /** The items at the prices that the order would have. */
  readonly items: readonly ChangedItem[];
  readonly wanted: readonly Wanted[];
  readonly onChange: (wanted: readonly Wanted[]) => void;
  /** Why the items can't be ordered so. */
  readonly problem: string | undefined;
}

/** The items of the order: their options and counts are changed here, or they are left out. */
export function EditItems({ items, wanted, onChange, problem }: EditItemsProps) {
  const [chosen, setChosen] = useState<ChangedItem>();
  const change = (rid: string, part: Partial<Wanted>) =>
    onChange(wanted.map((one) => (one.rid === rid ? { ...one, ...part } : one)));
  const { show, dialog } = useLazyDialog('options of an ordered item', load, {
    item: chosen,
    onSave: async (rid: string, options: Record<string, string[]>) => change(rid, { options }),
  });
  return (
    <Panel title="检测项目">
      {problem !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      <Box component="ul" sx={plainList}>
        {items
          .filter(({ rid }) => wanted.some((one) => one.rid === rid))
          .map((item) => (
            <Box component="li" key={item.rid} sx={row}>
              <ItemPicture src={item.img} width={64} />
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>{item.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {item.option_text.join('；')}
                </Typography>
                <OwnSteps item={item} />
                {item.fixed && (
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
                    {fixedTexts[item.fixed]}
                  </Typography>
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -0.5, mt: 0.5 }}>
                  {item.changeable && (
                    <Button
                      size="small"
                      aria-label={`修改${item.name}的选项`}
                      onClick={() => {
                        setChosen(item);
                        show();
                      }}
                    >
                      修改选项
                    </Button>
                  )}
                  {mayLeave(item, wanted) && (
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={`移除${item.name}`}
                      onClick={() => onChange(wanted.filter(({ rid }) => rid !== item.rid))}
                    >
                      移除
                    </Button>
                  )}
                </Box>
              </Box>
              <CountStepper
                size="small"
                label={`${item.name}的数量`}
                count={wanted.find(({ rid }) => rid === item.rid)?.count ?? item.count}
                disabled={item.fixed !== null}
                onChange={(count) => change(item.rid, { count })}
              />
              <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', minWidth: 96, ml: 'auto' }}>
                <Money fen={item.total_fen} strong />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <UnitPrice item={item} /> / {item.unit}
                </Typography>
              </Box>
            </Box>
          ))}
      </Box>
      {dialog}
    </Panel>
  );
}

/** An order keeps at least one item; what was agreed or booked stays. */
const mayLeave = ({ fixed }: ChangedItem, wanted: readonly Wanted[]): boolean =>
  wanted.length > 1 && (fixed === null || fixed === 'gone');

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  py: 2,
  ...lineAbove,
  '&:first-of-type': { pt: 0, borderTop: 0 },
} as const;
