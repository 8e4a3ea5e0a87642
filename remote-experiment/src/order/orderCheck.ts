import { formatMessage, isPickedUp, phonePattern, requiredMessage } from '@portal/shared/rules';
import type { OrderFields } from './orderFields';

/** What is wrong with one field. */
export interface FieldMessage {
  readonly name: keyof OrderFields;
  readonly message: string;
}

/** What is wrong with settled fields (specification, section 5), in the order in which they stand on the page. */
export function checkOrder(fields: OrderFields): FieldMessage[] {
  if (!isPickedUp(fields.source)) return [];
  return [...(fields.mode === 'other' ? checkOther(fields) : checkExisting(fields)), ...checkTime(fields)];
}

const required = (name: keyof OrderFields, label: string, value: string): FieldMessage[] =>
  value.trim() === '' ? [{ name, message: requiredMessage(label) }] : [];

const checkExisting = ({ address_rid }: OrderFields) => required('address_rid', '取样地址', address_rid);

const checkOther = ({ name, phone, region, address }: OrderFields) => [
  ...required('name', '姓名', name),
  ...checkPhone(phone),
  ...required('region', '取样地址', region.address_code),
  ...required('address', '详细地址', address),
];

function checkPhone(phone: string): FieldMessage[] {
  if (phone.trim() === '' || phonePattern.test(phone.trim())) return required('phone', '手机', phone);
  return [{ name: 'phone', message: formatMessage('手机') }];
}

const checkTime = ({ date, time }: OrderFields) => [
  ...required('date', '取样日期', date),
  ...required('time', '取样时间', time),
];

const places: Readonly<Record<string, keyof OrderFields>> = {
  sample_source: 'source',
  sample_disposal: 'disposal',
  message: 'message',
  pickup: 'source',
  'pickup.message': 'pickupMessage',
  'pickup.address_rid': 'address_rid',
  'pickup.name': 'name',
  'pickup.phone': 'phone',
  'pickup.address_code': 'region',
  'pickup.province': 'region',
  'pickup.city': 'region',
  'pickup.area': 'region',
  'pickup.address': 'address',
  'pickup.date': 'date',
  'pickup.time': 'time',
};

/** The server's messages at the fields of this form; those about anything else are left out. */
export function placedMessages(fields: Readonly<Record<string, string>>): FieldMessage[] {
  return Object.entries(fields).flatMap(([path, message]) => {
    const name = places[path];
    return name ? [{ name, message }] : [];
  });
}
