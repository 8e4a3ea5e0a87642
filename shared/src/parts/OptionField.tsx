import type { ChosenOptions, DeviceOption } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { useId } from 'react';
import { choiceConflicts, formatFen, leastOneText, newConflicts, pickChoice } from '../rules';
import { OptionRow } from './OptionRow';
import { line } from './style';

interface OptionFieldProps {
  /** All options of the service: rules may join their choices. */
  readonly options: readonly DeviceOption[];
  readonly option: DeviceOption;
  /** The chosen choices of all options. */
  readonly chosen: ChosenOptions;
  /** Whether the member may operate the instrument alone; undefined when it is not known. */
  readonly mayOperate: boolean | undefined;
  readonly onPick: (key: string) => void;
}

/**
 * An option of the service as chips, with one or several answers. A choice that would break a rule of the service can't be
 * pressed, and the rule stands below. Based on native radio buttons and checkboxes, so
 * keyboard and screen readers work as usual.
 */
export function OptionField({ options, option, chosen, mayOperate, onPick }: OptionFieldProps) {
  const id = useId();
  const keys = chosen[option.key] ?? [];
  const broken = choiceConflicts(options, chosen).filter((rule) => rule.options.includes(option.label));
  const refused = new Map(
    option.choices.map(({ key }) => [key, newConflicts(options, chosen, pickChoice(chosen, option, key))]),
  );
  const rules = [...new Set([...refused.values()].flat())].filter((text) => text !== leastOneText(option));
  return (
    <OptionRow
      fieldset
      label={option.label}
      {...(option.kind === 'multi' && { note: option.at_least_one ? '可多选，至少一项' : '可多选' })}
    >
      {option.choices.map((choice) => (
        <Box component="label" key={choice.key} sx={chip}>
          <input
            type={option.kind === 'single' ? 'radio' : 'checkbox'}
            name={`${id}-${option.key}`}
            checked={keys.includes(choice.key)}
            // A chosen one stays enabled without the permission, so that a link to it shows what is chosen.
            disabled={
              (choice.alone && mayOperate === false && !keys.includes(choice.key)) ||
              refused.get(choice.key)?.length !== 0
            }
            aria-describedby={rules.length > 0 ? `${id}-rules` : undefined}
            onChange={() => onPick(choice.key)}
          />
          {choice.label}
          {choice.alone && !mayOperate && (
            <Box component="small" sx={permit}>
              需上机授权
            </Box>
          )}
          {choice.price_fen !== 0 && (
            <Box component="span" sx={{ ml: 1, color: 'secondary.main', fontWeight: 400 }}>
              {choice.price_fen > 0 ? '+' : ''}
              {formatFen(choice.price_fen)}
            </Box>
          )}
        </Box>
      ))}
      {broken.map(({ text }) => (
        <Box key={text} role="alert" sx={{ ...note, color: 'error.main' }}>
          {text}
        </Box>
      ))}
      {rules.length > 0 && (
        <Box id={`${id}-rules`} sx={{ ...note, color: 'text.secondary' }}>
          {rules.join('；')}
        </Box>
      )}
    </OptionRow>
  );
}

const note = { flexBasis: '100%', fontSize: '0.8125rem', lineHeight: 1.5 } as const;

const permit = { ml: 1, fontWeight: 400, color: 'text.secondary' } as const;

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 40, md: 34 },
  px: { xs: 1.5, md: 1.25 },
  ...line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  cursor: 'pointer',
  fontSize: { xs: '0.875rem', md: '0.8125rem' },
  '&:hover': { borderColor: 'primary.main' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    m: 0,
    cursor: 'inherit',
  },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    color: 'primary.main',
    fontWeight: 600,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&:has(:disabled)': { cursor: 'not-allowed' },
  // The only answer of a question that needs one looks chosen, not withheld.
  '&:has(:disabled:not(:checked))': { color: 'text.disabled', borderColor: 'divider' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
