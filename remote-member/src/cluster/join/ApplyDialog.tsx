import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { FormDialog, fieldsOf, optional, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useNavigate } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { clusterPath } from '../clusterPath';
import type { FoundClusterRow } from './foundClusterRow';

interface ApplyFields {
  readonly message: string;
}

const { Text } = fieldsOf<ApplyFields>();
const rules = { message: optional(text(texts.clusterMessage)) };

interface ApplyDialogProps extends LazyDialogProps {
  readonly cluster: FoundClusterRow;
}

/** Asks to join a group, with a message for its managers. */
export function ApplyDialog({ cluster: { rid, name, owner }, open, onClose }: ApplyDialogProps) {
  const navigate = useNavigate();
  const form = useForm<ApplyFields>({ initial: { message: '' }, rules });
  const send = async ({ message }: ApplyFields) => {
    return await call('auth/cluster/apply', { rid, message });
  };
  const onSent = ({ state }: Data<'auth/cluster/apply'>) => {
    onClose();
    if (state === 'waiting') return notify.success('申请已提交，管理员处理后会通知您');
    notify.success(`已加入“${name}”`);
    void navigate(clusterPath({ rid, role: 'member' }));
  };
  return (
    <FormDialog
      open={open}
      title={`申请加入“${name}”`}
      submit="提交申请"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus="message"
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        加入后，群主 {owner} 和管理员能看到您用社群资金支付的订单和金额，看不到检测结果和文件。
      </Typography>
      <Text name="message" rows={2} counted placeholder="如 我是王老师的研究生李明" />
    </FormDialog>
  );
}
