import { Alert } from '@portal/shared/extras';
import { formatInstant } from '@portal/shared/rules';
import { PageColumn } from '@portal/shared/ui';

/** Above a draft: says that visitors don't see it, and until when the link is valid. */
export const PreviewBar = ({ until }: { readonly until: string }) => (
  <PageColumn>
    <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
      <strong>预览</strong>：这是未发布的草稿，访客看不到。链接有效至 {formatInstant(until)}。
    </Alert>
  </PageColumn>
);
