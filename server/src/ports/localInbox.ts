import { brand } from '@portal/shared/meta';
import type { Deps } from '../deps';
import { insertMessage } from './localInbox.repo';
import type { Mail } from './mail/mail';
import type { Sms } from './sms/sms';

type Needs = Pick<Deps, 'db' | 'now'>;

/** Stores text messages in the local inbox instead of sending them, with the name in front as a provider adds it. */
export function localSms({ db, now }: Needs): Sms {
  return {
    send: (to, text) =>
      db.transaction((tx) =>
        insertMessage(tx, { channel: 'sms', to, text: `【${brand}】${text}`, at: now() }),
      ),
  };
}

/** Stores mails in the local inbox; the subject is the first line. */
export function localMail({ db, now }: Needs): Mail {
  return {
    send: (to, { subject, text }) =>
      db.transaction((tx) =>
        insertMessage(tx, { channel: 'mail', to, text: `${subject}\n${text}`, at: now() }),
      ),
  };
}
