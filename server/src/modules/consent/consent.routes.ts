import { consentDocumentNames } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { presentConsent } from './consent.present';
import { listConsents } from './consent.repo';
import { mayAgreeTo } from './consent.rules';
import { agree } from './consent.service';

/** Agreements of the member to the 服务协议 and the 隐私政策. */
export function consentRoutes(app: App): void {
  route(app, 'auth/user/consent/list', async (_input, { db, member }) => {
    const rows = await db.read((tx) => listConsents(tx, member.rid));
    return rows.map(presentConsent);
  });

  route(app, 'auth/user/consent/add', async ({ consent }, { db, member, now, refuse }) => {
    const at = now();
    const isOld = (name: (typeof consentDocumentNames)[number]) =>
      consent[name] !== undefined && !mayAgreeTo(name, consent[name], at);
    if (consentDocumentNames.some(isOld)) throw refuse('consent_outdated');
    await db.transaction((tx) =>
      agree(tx, { user_rid: member.rid, versions: consent, source: 'asked', now: at }),
    );
    return null;
  });
}
