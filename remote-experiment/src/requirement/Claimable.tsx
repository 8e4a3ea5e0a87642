import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { plainList, useAct } from '@portal/shared/parts';
import { paths, useNavigate } from '@portal/shared/portal';
import { formatInstant, limits } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';

type Claim = Data<'auth/requirement/list'>['claimable'][number];

/** Requirements that were posted with the member's phone and without login; nothing when there are none. */
export function Claimable({ claimable }: { readonly claimable: readonly Claim[] }) {
  if (claimable.length === 0) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="region"
      aria-label="可认领的需求"
      sx={{ mb: 2, bgcolor: 'background.paper', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      以下需求用您的手机号在未登录时提交。认领后，可在这里查看进展、留言和答复报价。
      <Box component="ul" sx={{ ...plainList, mt: 1, display: 'grid', gap: 1 }}>
        {claimable.map((claim) => (
          <ClaimRow key={claim.code} claim={claim} />
        ))}
      </Box>
      {claimable.length >= limits.claimable && (
        <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
          这里最多列出 {limits.claimable} 条，更早提交的需求在认领后显示。
        </Typography>
      )}
    </Alert>
  );
}

function ClaimRow({ claim: { code, title, created } }: { readonly claim: Claim }) {
  const navigate = useNavigate();
  const claiming = useAct('auth/requirement/claim', {
    done: '已认领',
    onDone: () => void navigate(paths.requirement(code)),
  });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography variant="body2" sx={{ flex: '1 1 200px', minWidth: 0, color: 'text.primary' }}>
        {title || '未填标题'}
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {code} · {formatInstant(created)} 提交
        </Typography>
      </Typography>
      <Button
        size="small"
        variant="outlined"
        aria-label={`认领 ${code}`}
        loading={claiming.isPending}
        onClick={() => claiming.mutate({ code })}
      >
        认领
      </Button>
    </Box>
  );
}
