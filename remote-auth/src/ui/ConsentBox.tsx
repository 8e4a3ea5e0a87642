import { type FieldRule, fieldsOf } from '@portal/shared/form';
import { paths } from '@portal/shared/portal';
import { type ConsentDocument, consentDocumentNames, consentDocuments } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';

/** Values of a form with the box. */
export interface ConsentFields {
  readonly agreed: boolean;
}

/** The box has to be ticked. */
export const agreed: FieldRule<boolean> = {
  label: '服务协议与隐私政策',
  required: true,
  clean: (value) => value,
  check: (value) => (value ? undefined : '请先阅读并同意服务协议与隐私政策'),
};

const { Check } = fieldsOf<ConsentFields>();

interface ConsentBoxProps {
  /** Default: all of them. */
  readonly documents?: readonly ConsentDocument[];
  /** Shown below the box. */
  readonly hint?: string;
}

/** Unticked box 我已阅读并同意《服务协议》《隐私政策》. The texts open in new tabs, so that the form is not lost. */
export function ConsentBox({ documents = consentDocumentNames, hint }: ConsentBoxProps) {
  return (
    <div>
      <Check name="agreed">
        <span>
          我已阅读并同意
          {documents.map((name) => (
            <MuiLink key={name} href={paths[name]} target="_blank" rel="noopener">
              {`《${consentDocuments[name].title}》`}
            </MuiLink>
          ))}
        </span>
      </Check>
      {hint && (
        <Box component="p" sx={{ m: 0, pl: 3.25, typography: 'caption', color: 'text.secondary' }}>
          {hint}
        </Box>
      )}
    </div>
  );
}
