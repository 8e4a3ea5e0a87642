import { query } from '@portal/shared/api';
import { Fact, FactList, tapLine } from '@portal/shared/parts';
import { workingHours } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Address, hotline and e-mail from the server's settings, and the working hours. */
export function FooterContact() {
  const { data, isPending } = useQuery(query('open/setting', {}));
  const loading = isPending ? <Skeleton variant="text" width="60%" /> : undefined;
  const info = data?.localInfo;
  return (
    <Box sx={{ mt: 2.5, '& dl > div': { alignItems: 'baseline' } }}>
      <FactList>
        <Fact term="公司地址">{info?.address ?? loading}</Fact>
        <Fact term="服务热线">
          {info ? <ContactLink href={`tel:${info.phone}`}>{info.phone}</ContactLink> : loading}
        </Fact>
        <Fact term="加入我们">
          {info ? <ContactLink href={`mailto:${info.email}`}>{info.email}</ContactLink> : loading}
        </Fact>
        <Fact term="工作时间">{workingHours.full}</Fact>
      </FactList>
    </Box>
  );
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Box
      component="a"
      href={href}
      sx={{
        ...tapLine,
        color: 'primary.main',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      {children}
    </Box>
  );
}
