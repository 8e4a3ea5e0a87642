import type { Protocol } from '@portal/shared/contract';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

/** The signature of this version that was made on the page: who, when, how, and what was signed. */
export function SignaturePanel({ signature }: { readonly signature: NonNullable<Protocol['signature']> }) {
  const { name, method, phone, at, picture, consent } = signature;
  return (
    <Panel title="签名">
      <Box sx={paper}>
        {picture ? (
          <Box component="img" src={picture} alt={`${name}的手写签名`} sx={{ maxWidth: 1, maxHeight: 96 }} />
        ) : (
          <Box component="span" sx={{ fontSize: 24 }}>
            {name}
          </Box>
        )}
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <FactList>
          <Fact term="签署人">{name}</Fact>
          <Fact term="方式">{method === 'drawn' ? '手写签名' : '键入姓名'}</Fact>
          <Fact term="时间">{formatInstant(at)}</Fact>
          <Fact term="验证">手机 {phone} 短信验证码</Fact>
          <Fact term="文件">与上方校验值一致的 PDF</Fact>
          <Fact term="声明">{consent}</Fact>
        </FactList>
      </Box>
    </Panel>
  );
}

/** White in dark schemes too: the picture is dark ink on white. */
const paper = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 72,
  mb: 1.5,
  p: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: '#fff',
  color: '#10202a',
} as const;
