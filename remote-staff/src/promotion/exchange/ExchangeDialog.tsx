import { Fact, FactList } from '@portal/shared/parts';
import { exchangeStateLabels, formatPoints } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ParcelFields } from '../../ui/ParcelFields';
import { emptyParcel, parcelOf } from '../../ui/parcel';
import { ReasonDialog } from '../../ui/ReasonDialog';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { type ExchangeRow, receiverOf } from './exchangeList';

interface ExchangeDialogProps {
  readonly asked: Asked<ExchangeRow, 'send' | 'refuse'>;
  readonly onClose: () => void;
}

/** Records the parcel of goods, or gives the points back; the member is told. */
export const ExchangeDialog = (props: ExchangeDialogProps) =>
  props.asked.act === 'send' ? <Send {...props} /> : <Refuse {...props} />;

const Facts = (row: ExchangeRow) => (
  <FactList>
    <Fact term="商品">{`${row.name}（${formatPoints(row.points)} 积分）`}</Fact>
    <Fact term="客户">{row.member}</Fact>
    <Fact term="寄往">{receiverOf(row)}</Fact>
    <Fact term="状态">{exchangeStateLabels[row.state]}</Fact>
  </FactList>
);

function Send({ asked: { row, gone, asking }, onClose }: ExchangeDialogProps) {
  const { code } = row;
  const [typed, setTyped] = useState(emptyParcel);
  const act = useDialogAct('staff/integration/send', { done: `${code} 已发货`, onDone: onClose });
  const parcel = parcelOf(typed);
  return (
    <DeskDialog
      title={`发货 ${code}`}
      confirm="发货"
      act={act}
      asking={asking}
      noun="兑换"
      over={act.isError && gone}
      disabled={!parcel}
      facts={<Facts {...row} />}
      onClose={onClose}
      onConfirm={() => parcel && act.mutate({ ...parcel, code })}
    >
      <ParcelFields typed={typed} onType={setTyped} />
    </DeskDialog>
  );
}

function Refuse({ asked: { row, gone, asking }, onClose }: ExchangeDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/integration/refuse', { done: `${code} 已退回积分`, onDone: onClose });
  return (
    <ReasonDialog
      title={`退回积分 ${code}`}
      confirm="退回"
      act={act}
      asking={asking}
      noun="兑换"
      over={gone}
      facts={<Facts {...row} />}
      field={['原因', 200]}
      onClose={onClose}
      onConfirm={(note) => act.mutate({ code, note })}
    />
  );
}
