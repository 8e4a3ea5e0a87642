import type { DeviceContent } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Chip } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';
import { changed } from './changed';

type Option = DeviceContent['options'][number];
type Choice = Option['choices'][number];

interface ChoiceRuleProps {
  readonly rule: 'excludes' | 'requires';
  readonly label: string;
  readonly choice: Choice;
  readonly name: string;
  readonly others: readonly Option[];
  readonly onChange: (choice: Choice) => void;
}

/** The choices of other options that can't be combined with a choice, or of which one must be. */
export function ChoiceRule({ rule, label, choice, name, others, onChange }: ChoiceRuleProps) {
  const named = choice[rule] ?? [];
  const places = others.flatMap((option) =>
    option.choices.map((one) => ({
      address: `${option.key}:${one.key}`,
      text: `${option.label}：${one.label}`,
    })),
  );
  const put = (addresses: string[]) => {
    if (addresses.length > 0) return onChange(changed(choice, { [rule]: addresses }));
    const { [rule]: _, ...rest } = choice;
    onChange({ ...rest, key: choice.key, label: choice.label, price_fen: choice.price_fen });
  };
  return (
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <TextField
        select
        size="small"
        fullWidth
        label={label}
        value=""
        onChange={({ target }) => {
          if (target.value !== '') put([...named, target.value]);
        }}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `${name} ${label}` },
        }}
      >
        <option value="">无</option>
        {places
          .filter(({ address }) => !named.includes(address))
          .map(({ address, text }) => (
            <option key={address} value={address}>
              {text}
            </option>
          ))}
      </TextField>
      {named.map((address) => (
        <Chip
          key={address}
          size="small"
          label={places.find((place) => place.address === address)?.text ?? address}
          onDelete={() => put(named.filter((one) => one !== address))}
          sx={{ mt: 0.5, mr: 0.5 }}
        />
      ))}
    </Box>
  );
}
