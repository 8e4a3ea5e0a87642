import type { Report } from '@portal/shared/contract';
import { Check, useAct } from '@portal/shared/parts';
import { reportMaskLabels, reportMasks } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** How the check page, which everybody sees who holds the report, shows the names of the samples. */
export function MaskChoice({ report: { rid, number, mask } }: { readonly report: Report }) {
  const choose = useAct('auth/report/mask', { done: '查验页的样品名称已更改' });
  // While the choice is sent it is shown already.
  const shown = choose.isPending ? choose.variables.mask : mask;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 0.5, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, float: 'left', mr: 2, lineHeight: { xs: '44px', sm: '40px' } }}>
        查验页上的样品名称
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {reportMasks.map((one) => (
          <Check
            key={one}
            type="radio"
            name={`mask-${number}`}
            checked={shown === one}
            onChange={() => !choose.isPending && choose.mutate({ rid, mask: one })}
          >
            {reportMaskLabels[one]}
          </Check>
        ))}
      </Box>
    </Box>
  );
}
