import { query } from '@portal/shared/api';
import type { Consent } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { type ConsentDocument, consentDocuments, formatInstant, payeeConsent } from '@portal/shared/rules';
import { Box, Button, MuiLink, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RemovePayee } from '../../ui/payee/RemovePayee';
import { WithdrawDialog } from './WithdrawDialog';

const sources: Readonly<Record<Consent['source'], string>> = {
  registration: '注册时同意',
  code: '验证码登录时同意',
  wechat: '微信登录时同意',
  asked: '登录后确认同意',
  payee: '填写收款账户时同意',
  seed: '演示数据',
};

/** The member's agreements to the 服务协议 and the 隐私政策 and separate consents, each with version, time and source; a valid one can be withdrawn. */
export function Consents() {
  const consents = useQuery(query('auth/user/consent/list', {}));
  const [withdrawing, setWithdrawing] = useState<ConsentDocument>();
  return (
    <Panel title="协议与授权">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        您对协议的每次同意都留有记录，可以随时撤回。
      </Typography>
      <QueryView
        query={consents}
        loading={<Skeleton variant="rounded" sx={{ height: { xs: 200, sm: 147 } }} />}
      >
        {(list) => (
          <Box component="ul" aria-label="协议与授权" sx={plainList}>
            {list.map((consent) => (
              <ConsentRow
                key={`${consent.document} ${consent.given}`}
                consent={consent}
                onWithdraw={setWithdrawing}
              />
            ))}
          </Box>
        )}
      </QueryView>
      {withdrawing && <WithdrawDialog document={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Panel>
  );
}

interface ConsentRowProps {
  readonly consent: Consent;
  readonly onWithdraw: (document: ConsentDocument) => void;
}

function ConsentRow({ consent, onWithdraw }: ConsentRowProps) {
  const { document, version, source, given, withdrawn } = consent;
  const { title } = document === 'payee' ? payeeConsent : consentDocuments[document];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <MuiLink
          href={paths[document === 'payee' ? 'policy' : document]}
          target="_blank"
          rel="noopener"
        >{`《${title}》`}</MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`版本 ${version} · ${sources[source]} · `}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {formatInstant(given)}
          </Box>
        </Typography>
      </Box>
      {withdrawn === null ? (
        <WithdrawButton document={document} onWithdraw={onWithdraw} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${formatInstant(withdrawn)} 已撤回`}
        </Typography>
      )}
    </Box>
  );
}

/** The bank account of a promoter is deleted with its consent; a document's withdrawal logs out. */
function WithdrawButton({
  document,
  onWithdraw,
}: Pick<ConsentRowProps, 'onWithdraw'> & Pick<Consent, 'document'>) {
  if (document === 'payee') return <RemovePayee />;
  const { title } = consentDocuments[document];
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`撤回对${title}的同意`}
      onClick={() => onWithdraw(document)}
    >
      撤回同意
    </Button>
  );
}

const row = {
  ...lineAbove,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
} as const;
