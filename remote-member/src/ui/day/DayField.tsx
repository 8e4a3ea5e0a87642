import { fieldsOf } from '@portal/shared/form';
import { Box } from '@portal/shared/ui';
import { CalendarButton } from './CalendarButton';

interface DayFieldProps {
  /** Name of the form's field. */
  readonly name: string;
  readonly label: string;
}

const { Text, useField } = fieldsOf<Record<string, string>>();

/** First day that can be chosen: the portal has no older records. */
const firstDay = '2020-01-01';

/** A past day of a filter, typed or chosen in the calendar. */
export function DayField({ name, label }: DayFieldProps) {
  const { value, set } = useField(name);
  return (
    <Box sx={{ width: { xs: 1, sm: 180 } }}>
      <Text
        name={name}
        placeholder="如 2026-11-01"
        end={<CalendarButton label={label} value={value} from={firstDay} onChange={set} />}
      />
    </Box>
  );
}
