import { promoterStateLabels } from '@portal/shared/rules';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import type { PromoterRow } from './promoterList';

export type PromoterAct = 'approve' | 'refuse' | 'end';

interface PromoterDialogProps {
  readonly asked: Asked<PromoterRow, PromoterAct>;
  readonly onClose: () => void;
}

/** Approves or refuses an application, or ends a promotion; the member is told. */
export const PromoterDialog = (props: PromoterDialogProps) =>
  props.asked.act === 'approve' ? <Approve {...props} /> : <Stop {...props} act={props.asked.act} />;

const factsOf = ({ member, channel, state }: PromoterRow): string =>
  `${member} · ${channel} · ${promoterStateLabels[state]}`;

function Approve({ asked: { row, gone, asking }, onClose }: PromoterDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/promoter/approve', { done: `${code} 可以推广了`, onDone: onClose });
  return (
    <DeskDialog
      title={`通过推广申请 ${code}`}
      confirm="通过"
      act={act}
      asking={asking}
      noun="申请"
      over={act.isError && gone}
      facts={`${factsOf(row)}。客户会得到推广链接，推荐的订单付款后计返利。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ account: code })}
    />
  );
}

interface StopProps extends PromoterDialogProps {
  readonly act: 'refuse' | 'end';
}

const stops = {
  refuse: { label: '不通过', done: '申请未通过', after: '客户可以补充后再次申请。' },
  end: { label: '结束推广', done: '推广已结束', after: '链接不再计入推荐；已得的返利仍可提现。' },
} as const;

function Stop({ asked: { row, gone, asking }, act: name, onClose }: StopProps) {
  const { code } = row;
  const { label, done, after } = stops[name];
  const act = useDialogAct(`staff/promoter/${name}`, { done: `${code} ${done}`, onDone: onClose });
  return (
    <ReasonDialog
      title={`${label} ${code}`}
      confirm={label}
      act={act}
      asking={asking}
      noun="推广"
      over={gone}
      facts={`${factsOf(row)}。${after}`}
      field={['原因', 200]}
      onClose={onClose}
      onConfirm={(note) => act.mutate({ account: code, note })}
    />
  );
}
