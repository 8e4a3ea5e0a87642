import { Check } from '@portal/shared/form';
import { RegionPicker } from '@portal/shared/region';
import { limits } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useOrderForm } from './formContext';
import { OrderText } from './OrderText';
import { useOrderField } from './useOrderField';

/** An address that is not saved yet, in a district with pick-up. */
export function OtherAddress() {
  const { setting } = useOrderForm();
  const region = useOrderField('region');
  const save = useOrderField('save');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <OrderText required name="name" label="姓名" autoComplete="name" maxLength={40} />
        <OrderText
          required
          name="phone"
          label="手机"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phoneLength}
        />
      </Box>
      <RegionPicker
        label="所在地区"
        value={region.value}
        allowed={setting.allowRegion}
        error={region.error}
        onChange={region.set}
      />
      <OrderText
        required
        name="address"
        label="详细地址"
        placeholder="请填写单元、楼层、房间号"
        autoComplete="street-address"
        maxLength={200}
      />
      <Check checked={save.value} onChange={(event) => save.set(event.target.checked)}>
        保存到地址簿
      </Check>
    </Box>
  );
}
