import { typedText } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { settingInput, settingLabel } from './settingStyle';

interface ChoiceSettingProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** A choice of an act. */
export function ChoiceSetting<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceSettingProps<Value>) {
  return (
    <Box component="label" sx={settingLabel}>
      {label}
      <Box
        component="select"
        value={value}
        onChange={(event) => {
          const chosen = choices.find(([one]) => one === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
        sx={{ ...typedText, ...settingInput, width: 'auto' }}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Box>
    </Box>
  );
}
