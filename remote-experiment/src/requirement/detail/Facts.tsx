import type { Requirement } from '@portal/shared/contract';
import { Fact, FactList, Panel, plainList, written } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { requirementTermTexts } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { FileButton } from '../message/FileButton';

/** What the member posted. */
export function Facts({ requirement }: { readonly requirement: Requirement }) {
  const { code, content, device, files, name, phone, email, company } = requirement;
  return (
    <Panel title="需求内容">
      <Typography variant="body2" sx={written}>
        {content}
      </Typography>
      {files.length > 0 && (
        <Box component="ul" aria-label="附件" sx={plainList}>
          {files.map((file) => (
            <li key={file.rid}>
              <FileButton code={code} file={file} />
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ typography: 'body2', mt: 2 }}>
        <FactList>
          <Fact term="相关项目">
            {device && (
              <MuiLink component={Link} to={paths.detail(device.rid)}>
                {device.name}
              </MuiLink>
            )}
          </Fact>
          <Fact term="要求">{requirementTermTexts(requirement).join('、')}</Fact>
          <Fact term="联系人">{name}</Fact>
          <Fact term="手机号">{phone}</Fact>
          <Fact term="邮箱">{email}</Fact>
          <Fact term="单位">{company}</Fact>
        </FactList>
      </Box>
    </Panel>
  );
}
