import { call, isRefused } from '@portal/shared/api';
import type { Sampling, Setting } from '@portal/shared/contract';
import { DialogActions, DialogContent } from '@portal/shared/extras';
import { chosen, Form, type Sending, SubmitButton, useForm } from '@portal/shared/form';
import { VisitTime } from '@portal/shared/pickup';
import { notify } from '@portal/shared/portal';
import { Button, Typography } from '@portal/shared/ui';

interface RescheduleFormProps {
  readonly setting: Setting;
  readonly booking: Sampling;
  readonly onMoved: (booking: Sampling) => void;
  readonly onBack: () => void;
  /** Called when the booking can't be moved any more. */
  readonly onRefused: () => void;
}

const rules = { date: chosen('取样日期'), time: chosen('取样时间') };
const places = { pickup_slot_unavailable: 'time' } as const;

/** Form that moves a booking to another day or slot. */
export function RescheduleForm({ setting, booking, onMoved, onBack, onRefused }: RescheduleFormProps) {
  const form = useForm({ initial: { date: '', time: '' }, rules });
  const send = async (to: { date: string; time: string }, _sending: Sending) => {
    try {
      return await call('auth/sampling/reschedule', { rid: booking.rid, ...to });
    } catch (error) {
      if (isRefused(error, 'auth/sampling/reschedule', 'sampling_act_refused')) onRefused();
      throw error;
    }
  };
  const onSent = (moved: Sampling) => {
    notify.success('改期成功');
    onMoved(moved);
  };
  return (
    <Form form={form} send={send} onSent={onSent} places={places}>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          预约 {booking.code} 原定 {booking.date} {booking.time}，改期后由客户经理重新确认
        </Typography>
        <VisitTime setting={setting} sceneDate={booking.scene_date ?? undefined} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack}>返回</Button>
        <SubmitButton>确认改期</SubmitButton>
      </DialogActions>
    </Form>
  );
}
