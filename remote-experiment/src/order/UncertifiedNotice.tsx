import { Alert } from '@portal/shared/extras';
import { type ProfileField, profileLabels } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';

interface UncertifiedNoticeProps {
  /** At least one field. */
  readonly missing: readonly ProfileField[];
  readonly onCertify: () => void;
}

/** Lists the fields of the certification that an order still needs, with the button that opens its dialog. */
export function UncertifiedNotice({ missing, onCertify }: UncertifiedNoticeProps) {
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button variant="contained" size="small" onClick={onCertify}>
          去认证
        </Button>
      }
    >
      完成资料认证后即可提交订单，已填写的内容会保留。还缺少：
      {missing.map((field) => profileLabels[field]).join('、')}
    </Alert>
  );
}
