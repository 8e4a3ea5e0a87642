import { query } from '@portal/shared/api';
import type { Setting } from '@portal/shared/contract';
import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** When the lab answers (specification, section 9). */
export const workingHours = { footer: '周一至周六 8:30–18:30', service: '08:30–18:30 周一至周六' } as const;

/** Address, hotline and e-mail as the server gives them, and the working hours, which are there in any case. */
export function FooterContact() {
  const { data, isPending } = useQuery(query('open/setting', {}));
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: '5em 1fr', columnGap: 1, rowGap: 0.75, m: 0, mt: 2.5 }}
    >
      {isPending && <Loading />}
      {data && <Contact info={data.localInfo} />}
      <Row term="工作时间">{workingHours.footer}</Row>
    </Box>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {term}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

function Contact({ info }: { readonly info: Setting['localInfo'] }) {
  return (
    <>
      <Row term="公司地址">{info.address}</Row>
      <Row term="服务热线">
        <ContactLink href={`tel:${info.phone}`}>{info.phone}</ContactLink>
      </Row>
      <Row term="加入我们">
        <ContactLink href={`mailto:${info.email}`}>{info.email}</ContactLink>
      </Row>
    </>
  );
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Box
      component="a"
      href={href}
      sx={{ color: 'primary.main', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {children}
    </Box>
  );
}

function Loading() {
  return ['公司地址', '服务热线', '加入我们'].map((term) => (
    <Row key={term} term={term}>
      <Skeleton variant="text" width="60%" />
    </Row>
  ));
}
