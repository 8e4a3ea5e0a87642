import type { Data } from '@portal/shared/contract';
import { Fact, FactList, Panel, written } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { formatInstant, requirementTermTexts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { MemberLink } from '../ui/member/MemberLink';
import { RequirementFile } from './RequirementFile';

interface RequirementFactsProps {
  readonly requirement: Data<'staff/requirement/detail'>;
}

/** What is asked for and by whom; a phone is called by a press. */
export function RequirementFacts({ requirement }: RequirementFactsProps) {
  const { code, kind, title, content, device, name, phone, email, company, account, created, files } =
    requirement;
  const who = [name, company].filter(Boolean).join(' ');
  const terms = requirementTermTexts(requirement);
  return (
    <Panel title={kind === 'message' ? '留言' : '需求'}>
      {title !== '' && <Box sx={{ fontWeight: 600, mb: 0.5 }}>{title}</Box>}
      <Box sx={{ ...written, mb: 2 }}>{content}</Box>
      <FactList>
        {terms.length > 0 && <Fact term="要求">{terms.join('，')}</Fact>}
        {device && (
          <Fact term="服务">
            <Box component={Link} to={paths.detail(device.rid)} sx={{ color: 'primary.main' }}>
              {device.name}
            </Box>
          </Fact>
        )}
        <Fact term="客户">
          {account === undefined ? (
            `${who}（未登录）`
          ) : (
            <MemberLink account={account}>{who || account}</MemberLink>
          )}
        </Fact>
        <Fact term="电话">
          <Box component="a" href={`tel:${phone}`} sx={{ color: 'primary.main' }}>
            {phone}
          </Box>
        </Fact>
        {email !== '' && (
          <Fact term="邮箱">
            <Box component="a" href={`mailto:${email}`} sx={{ color: 'primary.main' }}>
              {email}
            </Box>
          </Fact>
        )}
        <Fact term="发布">{formatInstant(created)}</Fact>
      </FactList>
      {files.map((file) => (
        <RequirementFile key={file.rid} code={code} file={file} />
      ))}
    </Panel>
  );
}
