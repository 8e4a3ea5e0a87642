import { call, messageOf } from '@portal/shared/api';
import type { User } from '@portal/shared/contract';
import { Alert, DialogActions, DialogContent } from '@portal/shared/extras';
import { ErrorSummary, Form, fieldsOf, Meanwhile, SubmitButton, useForm } from '@portal/shared/form';
import { type DialogProps, notify, useSession } from '@portal/shared/portal';
import { missingProfile, needsSupervisor } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CardDialog } from '../ui/CardDialog';
import { useContinue } from '../ui/continuation';
import { BasicGroup } from './BasicGroup';
import { type CertificationFields, certificationEdits, certificationRules, knownFields } from './fields';
import { Group } from './Group';

const { Text, RegionPicker, PasteAddress } = fieldsOf<CertificationFields>();

/** Empty supervisor fields, sent for everybody but students. */
const nobody = { teacher: '', teacher_phone: '', teacher_mail: '' } as const;

const isCertified = (user: User | null): boolean =>
  user !== null && missingProfile({ ...user.userInfo, address: user.address }).length === 0;

function certify({ region, ...fields }: CertificationFields) {
  const { province, city, area, address_code } = region;
  const supervisor = needsSupervisor(fields.organization) ? {} : nobody;
  return call('auth/user/updateInfo', { ...fields, ...supervisor, province, city, area, address_code });
}

/** Profile certification: who the member is and the postal address (specification, section 2); a certified member edits them. */
export const CertificationDialog = observer(function CertificationDialog({
  next,
  nextDialog,
  onClose,
}: DialogProps) {
  const session = useSession();
  // The value of the first render: the profile is loaded again before the dialog closes.
  const [certified] = useState(() => isCertified(session.user));
  const form = useForm({ initial: knownFields(session.user), rules: certificationRules });
  const continueToNext = useContinue({ next, nextDialog, onClose });
  const send = async (fields: CertificationFields) => {
    await certify(fields);
    // Before the dialog closes, so that an order form that waits for it sees the new profile. The certification is
    // stored, so a failed reload is ignored; the next page loads the profile again.
    await session.reload().catch(() => undefined);
  };
  const onSent = () => {
    notify.success('操作成功!');
    continueToNext();
  };
  return (
    <CardDialog title="资料认证" width={870} onClose={continueToNext}>
      <Form
        form={form}
        send={send}
        onSent={onSent}
        edits={certificationEdits}
        onFailed={(error) => notify.error(messageOf(error))}
      >
        <DialogContent sx={{ display: 'grid', gap: 3, pt: 0.5 }}>
          <Meanwhile />
          <ErrorSummary />
          {!certified && <Alert severity="warning">未完善基本信息将无法下单，请先完成资料认证</Alert>}
          <BasicGroup />
          <Group title="地址信息">
            <Box sx={{ gridColumn: '1 / -1' }}>
              <PasteAddress fields={{ region: 'region', address: 'address' }} />
            </Box>
            <Box sx={{ gridColumn: '1 / -1' }}>
              <RegionPicker name="region" />
            </Box>
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Text
                name="address"
                autoComplete="street-address"
                placeholder="请填写单元、楼层、房间号"
                hint="仅用于上门取样和寄回样品"
              />
            </Box>
          </Group>
        </DialogContent>
        <DialogActions>
          <Button onClick={continueToNext}>{certified ? '取消' : '暂不填写'}</Button>
          <SubmitButton>提交</SubmitButton>
        </DialogActions>
      </Form>
    </CardDialog>
  );
});
