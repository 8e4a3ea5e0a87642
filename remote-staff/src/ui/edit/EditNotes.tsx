import { messageOf } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import type { Edited } from './useEdited';

interface EditNotesProps<Content> {
  readonly edited: Edited<Content>;
  readonly labels: Readonly<Record<keyof Content & string, string>>;
}

/** Why something was not saved, what others changed meanwhile, and what of an earlier visit waits in the browser. */
export function EditNotes<Content extends object>({ edited, labels }: EditNotesProps<Content>) {
  const { error, errors, changes, offer, decide, dirty, outdated } = edited;
  const messages = [...new Set(Object.values(errors))];
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
      {offer && (
        <Alert
          severity="info"
          action={
            <>
              <Button size="small" onClick={() => decide(true)}>
                恢复
              </Button>
              <Button size="small" color="inherit" onClick={() => decide(false)}>
                丢弃
              </Button>
            </>
          }
        >
          这个浏览器里有 {formatInstant(new Date(offer.at).toISOString())} 写的、没有保存的内容。
        </Alert>
      )}
      {changes.length > 0 && <ChangedMeanwhile edited={edited} labels={labels} />}
      {error && changes.length === 0 && (
        <Alert severity="error">
          没有保存：{messages.length > 0 ? messages.join('；') : messageOf(error)}。所写的内容都还在。
        </Alert>
      )}
      {!error && dirty && outdated && (
        <Alert severity="warning">其他人刚刚保存过。您所写的不会丢：保存时会并列显示两边的内容。</Alert>
      )}
    </Box>
  );
}
