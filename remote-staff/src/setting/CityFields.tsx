import type { Settings } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { ItemList } from '../ui/edit/ItemList';
import { TextLine } from '../ui/edit/TextLine';
import { DistrictsField } from './DistrictsField';
import { settingForm } from './settingForm';

type Cities = Settings['pickupCities'];

export const pickupCities = settingForm<'pickupCities', { readonly value: Cities }>({
  key: 'pickupCities',
  name: '取样城市',
  meaning: '可以上门取样的城市和区县。其他地方的客户只能寄样；已有的预约不变。',
  read: (value) => ({ value }),
  change: ({ value }) => ({ key: 'pickupCities', value }),
  labels: { value: '取样城市' },
  show: (_name, value) =>
    isCities(value) && value.length > 0
      ? value.map(({ city, districts }) => `${city}：${Object.values(districts).join('、')}`).join('\n')
      : '（空）',
  fields: ({ content, set }) => (
    <ItemList
      path="value"
      noun="城市"
      items={content.value}
      onChange={(value) => set({ value })}
      empty={() => ({ city: '', districts: {} })}
      most={50}
    >
      {({ city, districts }, index, change) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <TextLine
            path={`${index}.city`}
            label="城市"
            value={city}
            onChange={(name) => change({ city: name, districts })}
            max={40}
            name={`城市 ${index + 1}`}
          />
          <DistrictsField
            path={`${index}.districts`}
            label={`区县 ${index + 1}`}
            city={city}
            districts={districts}
            onChange={(changed) => change({ city, districts: changed })}
          />
        </Box>
      )}
    </ItemList>
  ),
});

const isCities = (value: unknown): value is Cities => Array.isArray(value);
