import type { StaffReport } from '@portal/shared/contract';
import { Fact, FactList, Panel, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { ReportMark } from '../ui/ReportMark';
import { reportPath } from '../ui/reportPath';

const linkStyle = { color: 'primary.main' } as const;

/** Where the report comes from, what was said about it, and its other versions. */
export function ReportAside({ report }: { readonly report: StaffReport }) {
  const { order_code, member, version, author, issuer, created, issued, code, sha256, versions } = report;
  return (
    <>
      <Panel title="报告">
        <FactList>
          <Fact term="订单">
            <Box component={Link} to={`/staff/orders/${order_code}`} sx={linkStyle}>
              {order_code}
            </Box>
          </Fact>
          <Fact term="客户">{member}</Fact>
          <Fact term="版本">第 {version} 版</Fact>
          <Fact term="编制">
            {author} {formatInstant(created)}
          </Fact>
          <Fact term="签发">{issued === null ? '' : `${issuer} ${formatInstant(issued)}`}</Fact>
          <Fact term="更正">{report.reason}</Fact>
          <Fact term="退回意见">{report.note}</Fact>
          <Fact term="撤回原因">{report.withdrawn_reason}</Fact>
          {code !== null && (
            <Fact term="查验页">
              <Box component={Link} to={`/verify/${code}`} sx={linkStyle}>
                打开
              </Box>
            </Fact>
          )}
          {sha256 !== null && (
            <Fact term="SHA-256">
              <Box sx={{ wordBreak: 'break-all' }}>{sha256}</Box>
            </Fact>
          )}
        </FactList>
      </Panel>
      {versions.length > 0 && (
        <Panel title="其他版本">
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
            {versions.map((one) => (
              <Box component="li" key={one.rid} sx={{ display: 'flex', gap: 1, fontSize: 14 }}>
                <Box component={Link} to={reportPath(one.rid)} sx={{ ...linkStyle, flex: 1 }}>
                  {one.number ?? `第 ${one.version} 版`}
                </Box>
                <ReportMark state={one.state} />
              </Box>
            ))}
          </Box>
        </Panel>
      )}
    </>
  );
}
