import type { Device } from '@portal/shared/contract';
import { CountStepper, OptionField, OptionRow, PriceStepsText, useMayOperate } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { TimeRow } from './TimeRow';
import type { BookedTime } from './useBookedTime';
import type { Choice } from './useChoice';

interface ChoicesProps {
  readonly device: Device;
  readonly choice: Choice;
  /** Given where the quantity is the time that is held. */
  readonly time?: BookedTime | undefined;
}

/** Options, and count or time. On wide screens it scrolls by itself when it is higher than the buying column. */
export const Choices = observer(function Choices({ device, choice, time }: ChoicesProps) {
  const mayOperate = useMayOperate(device);
  return (
    <Box sx={list}>
      {device.options.map((option) => (
        <OptionField
          key={option.key}
          options={device.options}
          option={option}
          chosen={choice.chosen}
          mayOperate={mayOperate}
          onPick={(key) => choice.pick(option, key)}
        />
      ))}
      {time ? (
        <TimeRow time={time} />
      ) : (
        <OptionRow label="数量">
          <CountStepper live size="small" label="数量" count={choice.count} onChange={choice.setCount} />
          <span>{device.unit}</span>
          {choice.own && <PriceStepsText steps={choice.own.steps} count={choice.count} unit={device.unit} />}
        </OptionRow>
      )}
    </Box>
  );
});

const list = {
  display: 'grid',
  gap: { xs: 2, md: 1.25 },
  alignContent: 'start',
  // Room for the outline of a focused chip.
  mt: 1,
  mx: -0.5,
  p: 0.5,
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: { md: 'auto' },
} as const;
