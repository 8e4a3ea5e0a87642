import type { Device } from '@portal/shared/contract';
import { CountStepper, OptionField, OptionRow, useMayOperate } from '@portal/shared/parts';
import { booksTime } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useFollowAnchor } from '../../ui/static/useFollowAnchor';
import type { Choice } from './useChoice';

interface ChoicesProps {
  readonly device: Device;
  readonly choice: Choice;
}

/** Options and count. On wide screens it scrolls by itself when it is higher than the buying column. */
export const Choices = observer(function Choices({ device, choice }: ChoicesProps) {
  const follow = useFollowAnchor();
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
      <OptionRow label="数量">
        <CountStepper live size="small" label="数量" count={choice.count} onChange={choice.setCount} />
        <span>{device.unit}</span>
      </OptionRow>
      {booksTime(device) && (
        <OptionRow label="机时">
          <Button size="small" variant="outlined" href="#time" onClick={(event) => follow(event, 'time')}>
            查看并预约机时
          </Button>
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
