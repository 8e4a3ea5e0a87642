import type { Address, Setting } from '@portal/shared/contract';
import { Field } from '@portal/shared/form';
import { AddressChoice, AddressMode, PickupTime, PickupTip, useFreeSlots } from '@portal/shared/pickup';
import { limits } from '@portal/shared/rules';
import { Box, Button, DialogActions, DialogContent, Typography } from '@portal/shared/ui';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormBody } from '../ui/FormBody';
import { useChosenField } from '../ui/useChosenField';
import { emptySampling, type SamplingFields } from './fields';
import { OtherAddress } from './OtherAddress';
import { required } from './rules';
import { useBook } from './useBook';

interface SamplingFormProps {
  readonly setting: Setting;
  /** Saved addresses in districts with on-site sampling. */
  readonly offered: readonly Address[];
  readonly onClose: () => void;
}

/** Where and when somebody comes for the sample. */
export function SamplingForm({ setting, offered, onClose }: SamplingFormProps) {
  const form = useForm<SamplingFields>({ defaultValues: emptySampling, shouldFocusError: false });
  const { control } = form;
  const scope = useRef<HTMLFormElement>(null);
  const settle = (fields: SamplingFields): SamplingFields => ({
    ...fields,
    mode: offered.length === 0 ? 'other' : fields.mode,
    address_rid: fields.address_rid || (offered[0]?.address_rid ?? ''),
  });
  const { pending, run } = useBook(form, settle, onClose);
  const chosen = settle(useWatch({ control, compute: (fields) => fields }));
  const date = useChosenField({ control, name: 'date', scope, validate: required('取样日期') });
  const time = useChosenField({ control, name: 'time', scope, validate: required('取样时间') });
  const free = useFreeSlots(date.value);
  const { errors } = form.formState;

  return (
    <FormBody ref={scope} onSubmit={run}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            我们的取样员将在所选时段上门，取样前会与您电话确认
          </Typography>
          <PickupTip cities={setting.samplingInfo} />
        </Box>
        <AddressMode
          value={chosen.mode}
          noneOffered={offered.length === 0}
          onChange={(mode) => form.setValue('mode', mode)}
        />
        {chosen.mode === 'existing' ? (
          <AddressChoice
            addresses={offered}
            value={chosen.address_rid}
            error={errors.address_rid?.message}
            onChange={(address_rid) => form.setValue('address_rid', address_rid)}
          />
        ) : (
          <OtherAddress form={form} scope={scope} allowed={setting.allowRegion} />
        )}
        <PickupTime setting={setting.samplingSetting} date={date} time={time} free={free} />
        <Field
          {...form.register('message')}
          label="留言"
          multiline
          minRows={2}
          maxLength={limits.messageLength}
          error={errors.message?.message}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>取消</Button>
        <Button type="submit" variant="contained" loading={pending}>
          提交
        </Button>
      </DialogActions>
    </FormBody>
  );
}
