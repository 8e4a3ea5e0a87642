import type { Settings } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { ItemList } from '../ui/edit/ItemList';
import { MoneyLine } from '../ui/edit/MoneyLine';
import { settingForm } from './settingForm';

type Tiers = Settings['prestoreTiers'];

const textOf = (fen: number): string => (Number.isFinite(fen) ? formatFen(fen) : '（空）');

export const prestoreTiers = settingForm<'prestoreTiers', { readonly value: Tiers }>({
  key: 'prestoreTiers',
  name: '预存档位',
  meaning: '一次预存达到金额时，另送的金额。按金额从小到大排列，取达到的最高一档；没有档位则不送。',
  read: (value) => ({ value }),
  change: ({ value }) => ({ key: 'prestoreTiers', value }),
  labels: { value: '预存档位' },
  show: (_name, value) =>
    isTiers(value) && value.length > 0
      ? value
          .map(({ amount_fen, bonus_fen }) => `满 ${textOf(amount_fen)} 送 ${textOf(bonus_fen)}`)
          .join('\n')
      : '（空）',
  fields: ({ content, set }) => (
    <ItemList
      path="value"
      noun="档位"
      items={content.value}
      onChange={(value) => set({ value })}
      empty={() => ({ amount_fen: Number.NaN, bonus_fen: Number.NaN })}
      most={20}
    >
      {(tier, index, change) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <MoneyLine
            path={`${index}.amount_fen`}
            label="预存金额"
            fen={tier.amount_fen}
            onChange={(amount_fen) => change(Object.assign({}, tier, { amount_fen }))}
          />
          <MoneyLine
            path={`${index}.bonus_fen`}
            label="赠送金额"
            fen={tier.bonus_fen}
            onChange={(bonus_fen) => change(Object.assign({}, tier, { bonus_fen }))}
          />
        </Box>
      )}
    </ItemList>
  ),
});

const isTiers = (value: unknown): value is Tiers => Array.isArray(value);
