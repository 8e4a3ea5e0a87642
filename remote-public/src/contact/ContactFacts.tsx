import { query } from '@portal/shared/api';
import type { Setting } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { workingHours } from '@portal/shared/rules';
import { Box, MuiLink, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { OpenNow } from './OpenNow';

/** Telephone, hours, e-mail and addresses from the server's settings. */
export function ContactFacts() {
  const setting = useQuery(query('open/setting', {}));
  return (
    <QueryView query={setting} loading={<Skeleton variant="rounded" height={352} />}>
      {({ localInfo }) => <Facts info={localInfo} />}
    </QueryView>
  );
}

function Facts({ info }: { readonly info: Setting['localInfo'] }) {
  const { company, address, phone, email, express } = info;
  return (
    <>
      <Box>
        <Box sx={{ color: 'text.secondary' }}>服务热线</Box>
        <MuiLink href={`tel:${phone}`} underline="hover" sx={hotline}>
          {phone}
        </MuiLink>
        <OpenNow />
      </Box>
      <FactList>
        <Fact term="工作时间">{workingHours.full}</Fact>
        <Fact term="业务咨询">
          <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
        </Fact>
        <Fact term="加入我们">
          <MuiLink href={`mailto:${email}?subject=${encodeURIComponent('应聘')}`}>{email}</MuiLink>
        </Fact>
        <Fact term="公司名称">{company}</Fact>
        <Fact term="公司地址">{address}</Fact>
        <Fact term="寄样地址">
          {express.address}
          <br />
          {express.name}　{express.phone}
        </Fact>
      </FactList>
    </>
  );
}

const hotline = {
  display: 'inline-block',
  fontSize: { xs: '2rem', md: '2.5rem' },
  lineHeight: 1.3,
  fontWeight: 600,
  letterSpacing: '0.01em',
  fontVariantNumeric: 'tabular-nums',
} as const;
