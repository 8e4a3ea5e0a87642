import { call, presentOf } from '@portal/shared/api';
import type { Cluster, Edited } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import {
  DialogForm,
  type EditSetup,
  fieldsOf,
  optional,
  optionalYuan,
  type Sending,
  text,
  useForm,
} from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify, useNavigate } from '@portal/shared/portal';
import { fenOrZero, texts, yuanOf } from '@portal/shared/rules';
import { clusterPath } from './clusterPath';

interface ClusterFields {
  readonly name: string;
  readonly intro: string;
  readonly approval: string;
  readonly limit: string;
  readonly listed: boolean;
  readonly etag: string | undefined;
}

const { Amount, Text, Check } = fieldsOf<ClusterFields>();
const editPath = 'auth/cluster/edit';
const rules = {
  name: text(texts.clusterName),
  intro: optional(text(texts.clusterIntro)),
  approval: optionalYuan('审批金额'),
  limit: optionalYuan('每月额度'),
};

interface ClusterDialogProps extends LazyDialogProps {
  /** The group to change; a new one is founded without it. */
  readonly saved?: Cluster;
}

/** Founds a group and opens its page, or changes one. */
export function ClusterDialog({ open, onClose, saved }: ClusterDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <ClusterForm saved={saved} onClose={onClose} />
    </Dialog>
  );
}

const optionalText = (fen: number | null | undefined) => (fen == null ? '' : yuanOf(fen));

const fieldsOfCluster = (saved: Edited<typeof editPath> | undefined): ClusterFields => ({
  name: saved?.name ?? '',
  intro: saved?.intro ?? '',
  approval: optionalText(saved?.approval_fen),
  limit: optionalText(saved?.limit_fen),
  listed: saved?.listed ?? true,
  etag: saved?.etag,
});

const edits: EditSetup<ClusterFields> = {
  present: (error) => {
    const present = presentOf(error, editPath);
    return present && fieldsOfCluster(present);
  },
  labels: { listed: '允许按名称搜索' },
};

interface FormProps {
  readonly saved: Cluster | undefined;
  readonly onClose: () => void;
}

function ClusterForm({ saved, onClose }: FormProps) {
  const navigate = useNavigate();
  const form = useForm<ClusterFields>({
    initial: fieldsOfCluster(saved),
    rules,
  });
  const send = async ({ approval, limit, etag, ...rest }: ClusterFields, { keyOf }: Sending) => {
    const fields = {
      ...rest,
      approval_fen: fenOrZero(approval) ?? null,
      limit_fen: fenOrZero(limit) ?? null,
    };
    if (saved) return await call(editPath, { rid: saved.rid, etag, ...fields });
    return await call('auth/cluster/add', fields, { idempotencyKey: keyOf(fields) });
  };
  const onSent = (cluster: Cluster) => {
    notify.success(saved ? '社群已修改' : `社群已创建，社群号 ${cluster.code}。邀请成员加入吧`);
    onClose();
    if (!saved) void navigate(clusterPath(cluster));
  };
  return (
    <DialogForm
      title={saved ? '修改社群' : '创建社群'}
      submit={saved ? '保存' : '创建社群'}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      autoFocus="name"
      edits={edits}
      places={{ approval_fen: 'approval', limit_fen: 'limit' }}
    >
      <Text name="name" placeholder="如 示例大学材料课题组" />
      <Text name="intro" rows={2} />
      <Amount name="approval" placeholder="元，不填则不审批" hint="成员单笔付款超过该金额时，须管理员批准" />
      <Amount
        name="limit"
        placeholder="元，不填则不限"
        hint={saved ? '新成员的默认额度，已有成员的额度不变' : '新成员的默认额度，之后可为每位成员单独设置'}
      />
      <Check name="listed">允许按名称搜索到本社群（关闭后只能用社群号或邀请链接加入）</Check>
    </DialogForm>
  );
}
