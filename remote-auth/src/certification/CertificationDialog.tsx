import { type DialogProps, useSession } from '@portal/shared/portal';
import { Alert, Button, DialogActions, DialogContent } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CardDialog } from '../ui/CardDialog';
import { FormBody } from '../ui/FormBody';
import { useOnward } from '../ui/onward';
import { AddressGroup } from './AddressGroup';
import { BasicGroup } from './BasicGroup';
import { type CertificationFields, knownFields } from './fields';
import { useCertify } from './useCertify';

/** Profile verification: who the member is and where things are sent (specification, section 2). */
export const CertificationDialog = observer(function CertificationDialog({
  next,
  onward,
  onClose,
}: DialogProps) {
  const { user } = useSession();
  const form = useForm<CertificationFields>({
    defaultValues: knownFields(user),
    shouldFocusError: false,
  });
  const scope = useRef<HTMLFormElement>(null);
  const goOn = useOnward({ next, onward, onClose });
  const { pending, run } = useCertify(form, goOn);
  const organization = useWatch({ control: form.control, name: 'organization' });

  return (
    <CardDialog title="资料认证" width={870} onClose={goOn}>
      <FormBody ref={scope} onSubmit={run}>
        <DialogContent sx={{ display: 'grid', gap: 3, pt: 0.5 }}>
          <Alert severity="warning">未完善基本信息将无法下单，请先完成资料认证</Alert>
          <BasicGroup form={form} organization={organization} />
          <AddressGroup form={form} scope={scope} />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={goOn}>暂不填写</Button>
          <Button type="submit" variant="contained" loading={pending}>
            提交
          </Button>
        </DialogActions>
      </FormBody>
    </CardDialog>
  );
});
