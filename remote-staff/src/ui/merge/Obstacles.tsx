import { Alert } from '@portal/shared/extras';
import { Box } from '@portal/shared/ui';

/** What has to be dealt with before a merge. */
export function Obstacles({ obstacles }: { readonly obstacles: readonly string[] }) {
  if (obstacles.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 2 }}>
      暂时不能合并，请先处理：
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {obstacles.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
    </Alert>
  );
}
