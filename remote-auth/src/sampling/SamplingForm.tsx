import { CallError, call, query } from '@portal/shared/api';
import type { Address, Input, Sampling, Setting } from '@portal/shared/contract';
import { DialogActions, DialogContent } from '@portal/shared/extras';
import { ErrorSummary, Form, fieldsOf, type Sending, SubmitButton, useForm } from '@portal/shared/form';
import { RoomNote } from '@portal/shared/parts';
import { addressesWithVisits, PickupTip, startOfVisit, VisitSection } from '@portal/shared/pickup';
import { notify } from '@portal/shared/portal';
import { roomOf } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { bookingOf, type SamplingFields, samplingRules, settled } from './fields';

interface SamplingFormProps {
  readonly setting: Setting;
  readonly addresses: readonly Address[];
  /** The member's name. */
  readonly name: string;
  /** Day of the work at the instrument that the samples are for. */
  readonly sceneDate: string | undefined;
  readonly onBooked: (booking: Sampling) => void;
  readonly onClose: () => void;
}

/** Counts the bookings that wait for their visit. */
const openInput = {
  states: ['booked', 'confirmed'],
  page: 1,
  size: 1,
} satisfies Input<'auth/sampling/list'>;

const { Text } = fieldsOf<SamplingFields>();

const places = { sendAddress: 'address_rid', pickup_slot_unavailable: 'time' } as const;

/** Error text in the format of the specification (section 8): error name, code and message. */
function textOf(error: unknown): string {
  if (error instanceof CallError) return `${error.name} ${error.id}: ${error.message}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Form with the address, day and slot of an on-site sampling. */
export function SamplingForm({ setting, addresses, name, sceneDate, onBooked, onClose }: SamplingFormProps) {
  const open = useQuery(query('auth/sampling/list', openInput)).data?.total ?? 0;
  const offered = addressesWithVisits(addresses, setting.allowRegion);
  const form = useForm<SamplingFields>({
    initial: { ...startOfVisit(addresses, offered, name), message: '' },
    rules: samplingRules(offered),
    settle: (fields) => settled(fields, offered),
  });
  const book = async (fields: SamplingFields, { keyOf }: Sending) => {
    const booking = { ...bookingOf(fields), ...(sceneDate && { scene_date: sceneDate }) };
    return await call('auth/sampling/add', booking, { idempotencyKey: keyOf(booking) });
  };
  const onSent = (booking: Sampling) => {
    notify.success('提交成功!');
    onBooked(booking);
  };
  return (
    <Form
      form={form}
      send={book}
      onSent={onSent}
      onFailed={(error) => notify.alertFailed(textOf(error))}
      tells={() => true}
      places={places}
    >
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <ErrorSummary />
        <RoomNote of="samplings" count={open} onlyNear />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            我们的取样员将在所选时段上门，取样前会与您电话确认
          </Typography>
          <PickupTip cities={setting.samplingInfo} />
        </Box>
        <VisitSection setting={setting} addresses={addresses} sceneDate={sceneDate} />
        <Text name="message" rows={2} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>取消</Button>
        <SubmitButton disabled={roomOf('samplings', open).full}>提交</SubmitButton>
      </DialogActions>
    </Form>
  );
}
