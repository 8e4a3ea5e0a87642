import { call, query } from '@portal/shared/api';
import type { Address, StoredSample } from '@portal/shared/contract';
import { Dialog } from '@portal/shared/extras';
import {
  chosen,
  DialogForm,
  fieldsOf,
  noRegion,
  optional,
  phone,
  type Region,
  region,
  type Sending,
  text,
  useForm,
} from '@portal/shared/form';
import { type LazyDialogProps, RoomNote } from '@portal/shared/parts';
import {
  type AddressMode,
  firstAddress,
  PlaceSection,
  savedAddress,
  settledPlace,
} from '@portal/shared/pickup';
import { notify, useNavigate } from '@portal/shared/portal';
import { disposalDays, type Postage, postageKeys, postages, roomOf, texts } from '@portal/shared/rules';
import { QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { recyclesPath, waitingInput } from './sampleFilter';

interface AskBackDialogProps extends LazyDialogProps {
  readonly samples: readonly StoredSample[];
  readonly onAsked: (() => void) | undefined;
}

interface AskBackFields {
  readonly mode: AddressMode;
  readonly address_rid: string;
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  readonly postage: Postage | '';
  readonly message: string;
}

const { Text, Choice } = fieldsOf<AskBackFields>();
const enteredRules = {
  name: text(texts.name),
  phone: phone(),
  region: region('寄回地址'),
  address: text(texts.address),
  postage: chosen<Postage | ''>('运费'),
  message: optional(text(texts.message)),
};
const names = {
  mode: 'mode',
  saved: 'address_rid',
  name: 'name',
  phone: 'phone',
  region: 'region',
  address: 'address',
} as const;
const postageChoices = postageKeys.map((value) => ({ value, label: postages[value] }));

/** Asks for samples back in one parcel: where to, who pays for it. */
export function AskBackDialog({ open, onClose, ...asked }: AskBackDialogProps) {
  const addresses = useQuery({ ...query('auth/address/list', {}), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <QueryView query={addresses} loading={<Skeleton variant="rounded" height={360} sx={{ m: 3 }} />}>
        {(saved) => <AskBackForm {...asked} saved={saved} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
}

interface AskBackFormProps extends Omit<AskBackDialogProps, 'open'> {
  /** The member's saved addresses. */
  readonly saved: readonly Address[];
}

function AskBackForm({ samples, saved, onAsked, onClose }: AskBackFormProps) {
  const waiting = useQuery(query('auth/sample4recycle/list4person', waitingInput)).data?.total ?? 0;
  const navigate = useNavigate();
  const form = useForm<AskBackFields>({
    initial: {
      mode: 'existing',
      address_rid: firstAddress(saved),
      name: '',
      phone: '',
      region: noRegion,
      address: '',
      postage: '',
      message: '',
    },
    rules: { ...enteredRules, address_rid: savedAddress('寄回地址', saved) },
    settle: (fields) => {
      const place = settledPlace({ mode: fields.mode, saved: fields.address_rid }, saved);
      return { ...fields, mode: place.mode, address_rid: place.saved };
    },
  });
  const send = async (fields: AskBackFields, { keyOf }: Sending) => {
    const input = inputOf(samples, fields);
    return await call('auth/sample4recycle/add', input, { idempotencyKey: keyOf(input) });
  };
  const onSent = ({ code, due }: { readonly code: string; readonly due: string }) => {
    notify.success(`寄回申请 ${code} 已提交，最迟 ${due} 寄出`);
    onClose();
    onAsked?.();
    void navigate(recyclesPath());
  };
  return (
    <DialogForm
      title="申请寄回样品"
      submit="提交申请"
      disabled={roomOf('recyclesWaiting', waiting).full}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <RoomNote of="recyclesWaiting" count={waiting} onlyNear />
      <Typography variant="body2">
        {`${samples.length} 个样品合成一个包裹，${disposalDays} 个工作日内寄出。寄出前可以取消。`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {samples.map(({ number, name }) => `${number} ${name}`).join('、')}
      </Typography>
      <PlaceSection label="寄回地址" regionLabel="所在地区" names={names} addresses={saved} offered={saved} />
      <Choice name="postage" choices={postageChoices} />
      <Text name="message" rows={2} placeholder="如需冷藏、避光等包装要求" />
    </DialogForm>
  );
}

function inputOf(samples: readonly StoredSample[], fields: AskBackFields) {
  const { mode, address_rid, name, phone, region: at, address, postage, message } = fields;
  const entered = {
    name,
    phone,
    address,
    address_code: at.address_code,
    province: at.province,
    city: at.city,
    area: at.area,
  };
  return {
    rids: samples.map(({ rid }) => rid),
    address: mode === 'existing' ? { address_rid } : entered,
    // The form has checked that one is chosen.
    postage: postage === '' ? ('collect' as const) : postage,
    message,
  };
}
