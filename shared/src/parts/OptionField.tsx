import type { DeviceOption } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { useId } from 'react';
import { formatFen } from '../rules';
import { OptionRow } from './OptionRow';
import { line } from './style';

interface OptionFieldProps {
  readonly option: DeviceOption;
  /** Keys of the selected choices. */
  readonly chosen: readonly string[];
  /** Whether the member may operate the instrument alone; undefined when it is not known. */
  readonly mayOperate: boolean | undefined;
  readonly onPick: (key: string) => void;
}

/**
 * An option of the service as chips, with one or several answers. Based on native radio buttons and checkboxes, so
 * keyboard and screen readers work as usual.
 */
export function OptionField({ option, chosen, mayOperate, onPick }: OptionFieldProps) {
  const id = useId();
  return (
    <OptionRow fieldset label={option.label} {...(option.kind === 'multi' && { note: '可多选' })}>
      {option.choices.map((choice) => (
        <Box component="label" key={choice.key} sx={chip}>
          <input
            type={option.kind === 'single' ? 'radio' : 'checkbox'}
            name={`${id}-${option.key}`}
            checked={chosen.includes(choice.key)}
            // A chosen one stays enabled, so that a link to it shows what is chosen.
            disabled={choice.alone && mayOperate === false && !chosen.includes(choice.key)}
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
    </OptionRow>
  );
}

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
  '&:has(:disabled)': { cursor: 'not-allowed', color: 'text.disabled', borderColor: 'divider' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
