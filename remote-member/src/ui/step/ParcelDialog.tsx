import { call } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { chosen, code, type FieldRule, FormDialog, fieldsOf, text, useForm } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import {
  dashedCode,
  expressCompanies,
  formatMessage,
  parcelNumberPattern,
  requiredMessage,
  texts,
} from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';

interface ParcelDialogProps extends LazyDialogProps {
  readonly order: { readonly rid: string; readonly code: string };
  /** The parcel that was entered before. */
  readonly parcel: Order['parcel'];
}

interface ParcelFields {
  /** One of the offered companies, or `other`. */
  readonly choice: string;
  readonly company: string;
  readonly number: string;
}

const other = '其他';
const { Choice, Text, useValue } = fieldsOf<ParcelFields>();
const [numberLabel] = texts.parcelNumber;
const number: FieldRule = {
  ...code(texts.parcelNumber, dashedCode),
  check: (value) => {
    if (value === '') return requiredMessage(numberLabel);
    return parcelNumberPattern.test(value) ? undefined : formatMessage(numberLabel);
  },
};
const rules = {
  choice: chosen(texts.parcelCompany[0]),
  company: text(['快递公司名称', texts.parcelCompany[1]]),
  number,
};
const choices = [...expressCompanies, other].map((company) => ({ value: company, label: company }));

function valuesOf(parcel: Order['parcel']): ParcelFields {
  if (!parcel) return { choice: '', company: '', number: '' };
  const offered = expressCompanies.some((company) => company === parcel.company);
  return {
    choice: offered ? parcel.company : other,
    company: offered ? '' : parcel.company,
    number: parcel.number,
  };
}

/** Takes the express company and number of the parcel with the sample. */
export function ParcelDialog({ order, parcel, open, onClose }: ParcelDialogProps) {
  const form = useForm<ParcelFields>({ initial: valuesOf(parcel), rules });
  const send = async ({ choice, company, number }: ParcelFields) => {
    await call('auth/order/send', {
      rid: order.rid,
      company: choice === other ? company : choice,
      number,
    });
  };
  const onSent = () => {
    notify.success('快递单号已保存');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="填写快递单号"
      submit="保存"
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        订单 {order.code}。收到样品前可以修改。
      </Typography>
      <Choice name="choice" choices={choices} />
      <OtherCompany />
      <Text name="number" placeholder="快递面单上的单号" />
    </FormDialog>
  );
}

/** The name of a company that is not in the list. */
function OtherCompany() {
  return useValue('choice') === other ? <Text name="company" /> : null;
}
