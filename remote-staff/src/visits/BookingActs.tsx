import { samplingActTable } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import type { AskedAct, Booking } from './booking';

interface BookingActsProps {
  readonly booking: Booking;
  readonly size: 'small' | 'large';
  readonly onAct: (asked: AskedAct) => void;
}

/** The buttons of a booking: its next step, and quietly its end. */
export const BookingActs = ({ booking, size, onAct }: BookingActsProps) =>
  booking.can.map((act) => {
    const { label } = samplingActTable[act];
    const isCancelling = act === 'cancel';
    return (
      <Button
        key={act}
        size={size}
        variant={isCancelling ? 'text' : size === 'large' ? 'contained' : 'outlined'}
        color={isCancelling ? 'error' : 'primary'}
        aria-label={`${label} ${booking.code}`}
        onClick={() => onAct({ booking, act })}
      >
        {label}
      </Button>
    );
  });
