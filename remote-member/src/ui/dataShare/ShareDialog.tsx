import { call } from '@portal/shared/api';
import type { DataShare } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { chosen, DialogForm, fieldsOf, optional, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { dataShareDays, limits, texts } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';
import { SharedLink } from './SharedLink';
import { sharesPath } from './shareLink';

interface ShareFields {
  readonly name: string;
  readonly from: string;
  readonly days: (typeof dataShareDays)[number];
  readonly password: string;
  readonly views: boolean;
}

const { Text, Choice, Check } = fieldsOf<ShareFields>();

const passwordRule = optional(text(['分享密码', limits.sharePasswordMax]));
const rules = {
  name: text(texts.dataShareName),
  from: optional(text(texts.dataShareFrom)),
  days: chosen<ShareFields['days']>('有效期'),
  password: {
    ...passwordRule,
    // Never part of a draft.
    secret: true,
    check: (value: string, all: Readonly<Record<string, unknown>>) =>
      value !== '' && value.length < limits.sharePasswordMin
        ? `[分享密码]不能少于 ${limits.sharePasswordMin} 位`
        : passwordRule.check(value, all),
  },
};
const dayChoices = dataShareDays.map((value) => ({ value, label: `${value} 天` }));

interface ShareDialogProps extends LazyDialogProps {
  /** Keys of the files that are shared. */
  readonly rids: readonly string[];
  /** What the link is called at first. */
  readonly name: string;
}

interface Added {
  readonly share: DataShare;
  readonly password: string;
}

/** Shares files of data by a link: asks for its terms, then shows it. */
export function ShareDialog({ open, onClose, rids, name }: ShareDialogProps) {
  const [added, setAdded] = useState<Added>();
  const close = () => {
    setAdded(undefined);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" fullWidth>
      {added ? (
        <AddedLink {...added} onClose={close} />
      ) : (
        <ShareForm rids={rids} name={name} onAdded={setAdded} onClose={close} />
      )}
    </Dialog>
  );
}

interface ShareFormProps extends Pick<ShareDialogProps, 'rids' | 'name' | 'onClose'> {
  readonly onAdded: (added: Added) => void;
}

function ShareForm({ rids, name, onAdded, onClose }: ShareFormProps) {
  const form = useForm<ShareFields>({
    initial: { name, from: '', days: 7, password: '', views: false },
    rules,
  });
  return (
    <DialogForm
      title={`分享 ${rids.length} 个文件`}
      submit="生成链接"
      onClose={onClose}
      form={form}
      send={(fields, { keyOf }) => {
        const input = { ...fields, rids: [...rids] };
        return call('auth/dataShare/add', input, { idempotencyKey: keyOf(input) });
      }}
      onSent={(share, { password }) => onAdded({ share, password })}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        拿到链接的人无需登录即可下载这些文件，看不到您的手机号、订单和其他数据。
      </Typography>
      <Text name="name" autoComplete="off" />
      <Text name="from" autoComplete="off" placeholder="如 李老师课题组" hint="对方会看到，可不填" />
      <Choice name="days" choices={dayChoices} />
      <Text
        name="password"
        autoComplete="off"
        hint={`可不填；填写后对方须输入密码才能看到文件，至少 ${limits.sharePasswordMin} 位`}
      />
      <Check name="views">对方也能看到我在谱图上保存的设置与标注</Check>
    </DialogForm>
  );
}

function AddedLink({ share, password, onClose }: Added & { readonly onClose: () => void }) {
  return (
    <>
      <DialogTitle>“{share.name}”已分享</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <SharedLink share={share} password={password} />
        {password !== '' && (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            请记下分享密码：关闭后不再显示，忘记时只能撤回后重新分享。
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" component={Link} to={sharesPath} onClick={onClose}>
          查看我的分享
        </Button>
        <Button variant="contained" onClick={onClose}>
          完成
        </Button>
      </DialogActions>
    </>
  );
}
