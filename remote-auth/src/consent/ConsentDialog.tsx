import { call, isRefused, messageOf } from '@portal/shared/api';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { Form, SubmitButton, useForm } from '@portal/shared/form';
import { type DialogProps, notify, useSession } from '@portal/shared/portal';
import { type ConsentDocument, consentDocuments } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { agreed, ConsentBox } from '../ui/ConsentBox';

const versionsOf = (documents: readonly ConsentDocument[]) =>
  Object.fromEntries(documents.map((name) => [name, consentDocuments[name].version]));

/**
 * Asks a member for the consents that are missing. It can only be left by agreeing or by logging out, which is
 * `onClose`. The shell shows it over any page while `missingConsents` of the profile is not empty.
 */
export const ConsentDialog = observer(function ConsentDialog({ onClose }: Pick<DialogProps, 'onClose'>) {
  const session = useSession();
  const id = useId();
  const form = useForm({ initial: { agreed: false }, rules: { agreed } });
  const documents = session.user?.missingConsents ?? [];
  const agree = async () => {
    await call('auth/user/consent/add', { consent: versionsOf(documents) });
    await session.reload();
  };
  const onFailed = (error: unknown) => {
    notify.error(messageOf(error));
    if (isRefused(error, 'auth/user/consent/add', 'consent_outdated')) window.location.reload();
  };
  return (
    <Dialog open backLeaves maxWidth="sm" fullWidth aria-labelledby={id}>
      <Form form={form} send={agree} onFailed={onFailed}>
        <DialogTitle id={id}>请阅读并同意后继续</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2">
            以下内容为新版本，或您尚未确认。继续下单、预约和修改资料之前，请您阅读并同意；不同意可以退出登录，浏览公开页面不受影响。
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
            {documents.map((name) => (
              <li key={name}>
                {`《${consentDocuments[name].title}》版本 ${consentDocuments[name].version}`}
              </li>
            ))}
          </Box>
          <ConsentBox documents={documents} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            退出登录
          </Button>
          <SubmitButton>同意并继续</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
});
