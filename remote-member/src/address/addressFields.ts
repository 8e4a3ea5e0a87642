import type { Address, AddressInput } from '@portal/shared/contract';
import { noRegion, type Region } from '@portal/shared/region';
import { formatMessage, phonePattern, requiredMessage } from '@portal/shared/rules';

/** What the member fills in. */
export interface AddressFields {
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  readonly company: string;
  readonly isDefault: boolean;
}

export interface FieldMessage {
  readonly name: keyof AddressFields;
  readonly message: string;
}

/** The fields of a saved address, or empty ones. */
export function addressFields(saved: Address | undefined): AddressFields {
  if (!saved) return { name: '', phone: '', region: noRegion, address: '', company: '', isDefault: false };
  const { name, phone, province, city, area, address_code, address, company } = saved;
  const region = { province, city, area, address_code };
  return { name, phone, region, address, company, isDefault: saved.default === 1 };
}

/** The input of the calls. */
export function addressInput({ region, isDefault, ...texts }: AddressFields): AddressInput {
  return { ...texts, ...region, default: isDefault ? 1 : 0 };
}

const required = (name: keyof AddressFields, label: string, value: string): FieldMessage[] =>
  value.trim() === '' ? [{ name, message: requiredMessage(label) }] : [];

/** What is wrong, in the order of the form. */
export function checkAddress({ name, phone, region, address }: AddressFields): FieldMessage[] {
  const badPhone = phone.trim() !== '' && !phonePattern.test(phone.trim());
  return [
    ...required('name', '姓名', name),
    ...required('phone', '手机号', phone),
    ...(badPhone ? [{ name: 'phone' as const, message: formatMessage('手机号') }] : []),
    ...required('region', '所在地区', region.address_code),
    ...required('address', '详细地址', address),
  ];
}

const places: Readonly<Record<string, keyof AddressFields>> = {
  name: 'name',
  phone: 'phone',
  province: 'region',
  city: 'region',
  area: 'region',
  address_code: 'region',
  address: 'address',
  company: 'company',
};

/** The server's messages at the fields of the form; those about anything else are left out. */
export function placedMessages(fields: Readonly<Record<string, string>>): FieldMessage[] {
  return Object.entries(fields).flatMap(([path, message]) => {
    const name = places[path];
    return name ? [{ name, message }] : [];
  });
}
