import type { Protocol } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { protocolName } from '../protocolName';
import { SignButton } from '../sign/SignButton';
import { UploadSigned } from '../upload/UploadSigned';

/** Returns what comes next, by whom. */
export function nextText(protocol: Protocol): string {
  const { state, superseded, quoted, enterprise, versions } = protocol;
  const name = protocolName(protocol);
  if (superseded !== null && state === 'signed')
    return `该版本签署后，报价单调整了费用并生成新版。已签署的版本继续有效，报价单是它的附件。`;
  if (superseded !== null) return '该版本在签署前已由新版替代，不再有效。';
  if (state === 'void') return `订单已取消，${name}不再有效。`;
  if (state === 'draft') return `方案锁定后即可签署。客户经理确认方案后会通知您，现在可以先阅读。`;
  if (state === 'paper') return `数据已交付，不能再在线签署。请将签字件随票据寄送，由工作人员登记。`;
  if (quoted) return '有一份报价单待答复，它决定费用：请先接受或拒绝，再签署。';
  if (state === 'signed') return `${name}已签署，可随时下载。`;
  if (versions.some(({ version, signed }) => version < protocol.version && signed !== null))
    return `费用按报价单调整后生成了这一版。此前签署的版本继续有效；如需以这一版为准，可以再次签署。`;
  return enterprise
    ? '签署合同并足额预付后寄送样品；无需样品的，随即开始服务。'
    : '阅读后在线签署，或下载打印签字，上传签字件；也可以随样品一并寄送纸质件。';
}

/** What comes next for an agreement, with the buttons for it. */
export function NextStep({ protocol }: { readonly protocol: Protocol }) {
  const { order, state, superseded, quoted } = protocol;
  return (
    <Alert
      variant="outlined"
      severity={state === 'open' ? 'warning' : state === 'signed' ? 'success' : 'info'}
      role="note"
      aria-label="下一步"
      sx={{ bgcolor: 'background.paper' }}
    >
      {nextText(protocol)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {superseded !== null && (
          <Button size="small" variant="outlined" component={Link} to={paths.contract(order.rid)}>
            查看现行版本
          </Button>
        )}
        {protocol.can.includes('sign') && <SignButton protocol={protocol} size="small" />}
        {protocol.can.includes('upload') && <UploadSigned rid={order.rid} />}
        {superseded === null && quoted && state === 'open' && (
          <Button
            size="small"
            variant="contained"
            component={Link}
            to={`${paths.order(order.rid)}#quotation`}
          >
            答复报价
          </Button>
        )}
      </Box>
    </Alert>
  );
}
