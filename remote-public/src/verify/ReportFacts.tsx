import type { VerifiedReport } from '@portal/shared/contract';
import { Fact, FactList, line } from '@portal/shared/parts';
import { formatDay, formatInstant, type PublicReportState, signatureText } from '@portal/shared/rules';
import { Box, Icon, icons, Paper, Typography } from '@portal/shared/ui';

/** What the lab knows of a report: first whether it is valid. */
export function ReportFacts({ report }: { readonly report: VerifiedReport }) {
  const { state, number, lab, issued, ended, sha256, signature } = report;
  const { colour, icon } = looks[state];
  return (
    <Paper component="section" aria-labelledby="report-state" sx={{ ...line, overflow: 'hidden' }}>
      <Box sx={{ ...band, borderLeftColor: `${colour}.main` }}>
        <Box sx={{ color: `${colour}.main`, display: 'grid' }}>
          <Icon path={icon} size={32} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography id="report-state" variant="h3" component="h2" sx={{ color: `${colour}.main` }}>
            {headOf(report)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {textOf(report)}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <FactList>
          <Fact term="报告编号">{number}</Fact>
          <Fact term="出具单位">{lab}</Fact>
          <Fact term="签发日期">{formatDay(issued)}</Fact>
          {ended !== null && (
            <Fact term={state === 'replaced' ? '替换时间' : '撤回时间'}>{formatInstant(ended)}</Fact>
          )}
          <Fact term="检测样品">{samplesText(report)}</Fact>
          {signature && <Fact term="数字签名">{signatureText(signature)}</Fact>}
          <Fact term="SHA-256">
            <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
              {sha256}
            </Box>
          </Fact>
        </FactList>
      </Box>
    </Paper>
  );
}

const looks = {
  issued: { colour: 'success', icon: icons.check },
  replaced: { colour: 'warning', icon: 'M12 8v5M12 16v.5M12 3l9.5 17h-19z' },
  withdrawn: { colour: 'error', icon: icons.close },
} as const satisfies Record<PublicReportState, { colour: string; icon: string }>;

function headOf({ state, replaced_by }: VerifiedReport): string {
  if (state === 'issued') return '报告有效';
  if (state === 'withdrawn') return '报告已撤回，不再有效';
  return `报告已被${replaced_by ? ` ${replaced_by} ` : '新版本'}替换，不再有效`;
}

function textOf({ state, lab, replaced_by }: VerifiedReport): string {
  if (state === 'issued') return `这份报告由${lab}签发，现在有效。`;
  if (state === 'withdrawn') return `${lab}签发过这份报告，之后撤回了，请不要使用其中的结果。`;
  return `${lab}签发过这份报告，之后作了更正。请向报告持有人索取${replaced_by ? `编号 ${replaced_by} 的` : ''}新版本。`;
}

/** Returns the names that the owner shows, or how many samples there are. */
function samplesText({ samples, sample_count: count }: VerifiedReport): string {
  if (samples.length === 0) return count > 0 ? `${count} 个（名称未公开）` : '';
  return `${samples.join('、')}${samples.length < count ? ` 等 ${count} 个` : ''}`;
}

const band = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 2, sm: 3 },
  py: 2.5,
  borderLeft: '4px solid',
  bgcolor: 'action.hover',
} as const;
