import { call } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { Form, fieldsOf, SubmitButton, text, useForm } from '@portal/shared/form';
import { Panel, written } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { formatInstant, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { Promotion } from './promotion';
import { Terms } from './Terms';

interface ApplicationProps {
  readonly promotion: Promotion;
}

/** The terms, the state of the application, and the form while the member may apply. */
export function ApplicationPanel({ promotion }: ApplicationProps) {
  const { promoter, terms, can } = promotion;
  return (
    <Panel title={promoter ? '推广申请' : '成为推广员'}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <State promoter={promoter} />
        <Terms terms={terms} />
        {can.includes('apply') && (
          <ApplyForm channel={promoter?.channel ?? ''} again={promoter !== null} key={promoter?.applied} />
        )}
      </Box>
    </Panel>
  );
}

function State({ promoter }: Pick<Promotion, 'promoter'>) {
  switch (promoter?.state) {
    case 'waiting':
      return (
        <Alert severity="info" sx={written}>
          申请已于 {formatInstant(promoter.applied)} 提交，审核后会通知您。推广渠道：{promoter.channel}
        </Alert>
      );
    case 'refused':
      return (
        <Alert severity="error" sx={written}>
          申请未通过，可以修改后重新申请。
          <br />
          原因：{promoter.note}
        </Alert>
      );
    case 'ended':
      return (
        <Alert severity="warning" sx={written}>
          推广已结束，链接不再生效；已获得的返利仍可提现。
          <br />
          原因：{promoter.note}
        </Alert>
      );
    default:
      return null;
  }
}

interface ApplyFields {
  readonly channel: string;
}

const { Text } = fieldsOf<ApplyFields>();
const rules = { channel: text(texts.promotionChannel) };

interface ApplyFormProps {
  /** The channel of the last application. */
  readonly channel: string;
  readonly again: boolean;
}

function ApplyForm({ channel, again }: ApplyFormProps) {
  const { user } = useSession();
  const draft = { name: 'promotion', owner: user?.userInfo.rid ?? '' };
  const form = useForm<ApplyFields>({ initial: { channel }, rules, draft });
  const send = async (input: ApplyFields) => {
    return await call('auth/promoter_apply/add', input);
  };
  return (
    <Form
      form={form}
      send={send}
      onSent={() => notify.success('推广申请已提交，审核后会通知您')}
      aria-label="推广申请"
      sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
    >
      <Text name="channel" rows={3} counted placeholder="如课题组、校内公众号、行业群；大约能覆盖多少人" />
      <SubmitButton sx={{ justifySelf: 'start' }}>{again ? '重新申请' : '申请成为推广员'}</SubmitButton>
    </Form>
  );
}
