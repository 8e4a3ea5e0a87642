import { call, presentOf } from '@portal/shared/api';
import type { Address, AddressInput, Edited } from '@portal/shared/contract';
import {
  type EditSetup,
  FormDialog,
  fieldsOf,
  noRegion,
  optional,
  phone,
  type Region,
  region,
  text,
  useForm,
} from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface AddressFields {
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  readonly company: string;
  readonly isDefault: boolean;
  readonly etag: string | undefined;
}

const { Text, RegionPicker, PasteAddress, Check } = fieldsOf<AddressFields>();

const editPath = 'auth/address/edit';
const rules = {
  name: text(texts.name),
  phone: phone(),
  region: region('所在地区'),
  address: text(texts.address),
  company: optional(text(texts.company)),
};
const blank = {
  name: '',
  phone: '',
  region: noRegion,
  address: '',
  company: '',
  isDefault: false,
  etag: undefined,
};

function fieldsOfSaved({
  province,
  city,
  area,
  address_code,
  ...saved
}: Edited<typeof editPath>): AddressFields {
  const { name, phone, address, company, etag } = saved;
  const place = { province, city, area, address_code };
  return { name, phone, region: place, address, company, isDefault: saved.default === 1, etag };
}

const edits: EditSetup<AddressFields> = {
  present: (error) => {
    const present = presentOf(error, editPath);
    return present && fieldsOfSaved(present);
  },
  labels: { isDefault: '默认地址' },
};

interface AddressDialogProps {
  /** The address to change; a new one when missing. */
  readonly saved: Address | undefined;
  readonly onClose: () => void;
}

/** Adds or changes an address. */
export function AddressDialog({ saved, onClose }: AddressDialogProps) {
  const form = useForm<AddressFields>({ initial: saved ? fieldsOfSaved(saved) : blank, rules });
  const send = ({ region: place, isDefault, etag, ...who }: AddressFields) => {
    const input: AddressInput = { ...who, ...place, default: isDefault ? 1 : 0 };
    return saved
      ? call(editPath, { ...input, etag, address_rid: saved.address_rid })
      : call('auth/address/add', input);
  };
  const onSent = () => {
    notify.success('地址已保存');
    onClose();
  };
  return (
    <FormDialog
      open
      maxWidth="sm"
      title={saved ? '编辑地址' : '新增地址'}
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
      edits={edits}
    >
      <PasteAddress fields={{ name: 'name', phone: 'phone', region: 'region', address: 'address' }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Text name="name" autoComplete="name" />
        <Text name="phone" autoComplete="tel" />
      </Box>
      <RegionPicker name="region" />
      <Text name="address" autoComplete="street-address" placeholder="请填写单元、楼层、房间号" />
      <Text name="company" autoComplete="organization" placeholder="选填" />
      <Check name="isDefault" disabled={saved?.default === 1}>
        设为默认地址
      </Check>
    </FormDialog>
  );
}
