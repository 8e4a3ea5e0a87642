import type { Address } from '@portal/shared/contract';
import { Check, Field } from '@portal/shared/form';
import { RegionPicker } from '@portal/shared/region';
import { limits } from '@portal/shared/rules';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/ui';
import { Controller } from 'react-hook-form';
import { useAddressForm } from './useAddressForm';

interface AddressDialogProps {
  /** The address to change; a new one when missing. */
  readonly saved: Address | undefined;
  readonly onClose: () => void;
}

const texts = {
  name: { label: '姓名', required: true, autoComplete: 'name', maxLength: 40 },
  phone: { label: '手机号', required: true, type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength },
  address: {
    label: '详细地址',
    required: true,
    placeholder: '请填写单元、楼层、房间号',
    autoComplete: 'street-address',
    maxLength: 200,
  },
  company: { label: '单位', placeholder: '选填', autoComplete: 'organization', maxLength: 80 },
} as const;

/** Adds or changes an address. */
export function AddressDialog({ saved, onClose }: AddressDialogProps) {
  const { control, clearErrors, element, onSubmit, busy } = useAddressForm(saved, onClose);
  const text = (name: keyof typeof texts) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, onChange, ...field }, fieldState }) => (
        <Field
          {...field}
          {...texts[name]}
          inputRef={ref}
          error={fieldState.error?.message}
          onChange={(event) => {
            clearErrors(name);
            onChange(event);
          }}
        />
      )}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="address-title">
      <form ref={element} noValidate onSubmit={onSubmit}>
        <DialogTitle id="address-title">{saved ? '编辑地址' : '新增地址'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {text('name')}
            {text('phone')}
          </Box>
          <Controller
            control={control}
            name="region"
            render={({ field: { value, onChange }, fieldState }) => (
              <RegionPicker
                label="所在地区"
                value={value}
                error={fieldState.error?.message}
                onChange={(region) => {
                  clearErrors('region');
                  onChange(region);
                }}
              />
            )}
          />
          {text('address')}
          {text('company')}
          <Controller
            control={control}
            name="isDefault"
            render={({ field: { value, onChange } }) => (
              <Check checked={value} disabled={saved?.default === 1} onChange={onChange}>
                设为默认地址
              </Check>
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            保存
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
