import { Fact, FactList } from '@portal/shared/parts';
import { postages, recycleStateLabels } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ParcelFields } from '../ui/ParcelFields';
import { emptyParcel, parcelOf } from '../ui/parcel';
import { ReasonDialog } from '../ui/ReasonDialog';
import type { Asked } from '../ui/useAsked';
import { useDialogAct } from '../ui/useDialogAct';
import type { RecycleRow } from './recycleList';

interface RecycleDialogProps {
  readonly asked: Asked<RecycleRow, 'send' | 'refuse'>;
  readonly onClose: () => void;
}

/** Sends the samples of a request with the number of the parcel, or refuses it; the member is told. */
export const RecycleDialog = (props: RecycleDialogProps) =>
  props.asked.act === 'send' ? <SendRequest {...props} /> : <RefuseRequest {...props} />;

const Facts = ({ member, name, phone, address, samples, postage, message, state, parcel }: RecycleRow) => (
  <FactList>
    <Fact term="客户">{member}</Fact>
    <Fact term="寄往">{`${name} ${phone} ${address}`}</Fact>
    <Fact term="样品">{samples.map((sample) => `${sample.number} ${sample.name}`).join('、')}</Fact>
    <Fact term="运费">{postages[postage]}</Fact>
    <Fact term="留言">{message}</Fact>
    <Fact term="状态">
      {`${recycleStateLabels[state]}${parcel ? ` ${parcel.company} ${parcel.number}` : ''}`}
    </Fact>
  </FactList>
);

function SendRequest({ asked: { row, gone, asking }, onClose }: RecycleDialogProps) {
  const { code } = row;
  const [typed, setTyped] = useState(emptyParcel);
  const act = useDialogAct('staff/sample4recycle/send', { done: `${code} 已寄出`, onDone: onClose });
  const parcel = parcelOf(typed);
  return (
    <DeskDialog
      title={`寄出 ${code}`}
      confirm="寄出"
      act={act}
      asking={asking}
      noun="申请"
      over={act.isError && (gone || row.state !== 'asked')}
      disabled={!parcel}
      facts={<Facts {...row} />}
      onClose={onClose}
      onConfirm={() => parcel && act.mutate({ ...parcel, code })}
    >
      <ParcelFields typed={typed} onType={setTyped} />
    </DeskDialog>
  );
}

function RefuseRequest({ asked: { row, gone, asking }, onClose }: RecycleDialogProps) {
  const { code } = row;
  const act = useDialogAct('staff/sample4recycle/refuse', { done: `${code} 已驳回`, onDone: onClose });
  return (
    <ReasonDialog
      title={`驳回 ${code}`}
      confirm="驳回"
      act={act}
      asking={asking}
      noun="申请"
      over={gone || row.state !== 'asked'}
      facts={<Facts {...row} />}
      field={['原因', 200]}
      onClose={onClose}
      onConfirm={(reason) => act.mutate({ code, reason })}
    />
  );
}
