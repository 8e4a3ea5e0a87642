import { yuanOf } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { useBoundField } from './boundField';
import { FormText, type TextProps } from './FormText';

export interface AmountProps<Name extends string>
  extends Pick<TextProps<Name>, 'name' | 'hint' | 'placeholder'> {
  /** Amount in fen that the button 全部 fills in; no button when it is missing. */
  readonly all_fen?: number;
}

/** A field for an amount in yuan. */
export function FormAmount<Name extends string>({
  all_fen,
  placeholder = '元',
  ...props
}: AmountProps<Name>) {
  const { set } = useBoundField<Record<string, string>, string>(props.name);
  return (
    <FormText
      {...props}
      placeholder={placeholder}
      autoComplete="off"
      end={
        all_fen !== undefined && (
          <Button size="small" sx={{ mr: -1, flex: 'none' }} onClick={() => set(yuanOf(all_fen))}>
            全部
          </Button>
        )
      }
    />
  );
}
