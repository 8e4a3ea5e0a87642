import { constants, createHash, privateEncrypt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith } from '../../../testing/daemon';
import { member, staff, type TestMember } from '../../../testing/factories';
import { ofPages, withFrontOf } from '../../../testing/forgeries';
import { lab } from '../../../testing/orders';
import { textOfPdf } from '../../../testing/pdf';
import { testPorts } from '../../../testing/ports';
import { providerServer } from '../../../testing/providerServer';
import { issuedReport, reporting, underTest } from '../../../testing/reports';
import {
  checkedByOpenssl,
  pdfsig,
  tempFolder,
  testCertificate,
  testTimestamps,
} from '../../../testing/signing';
import { type TestApp, testApp, testEnv } from '../../../testing/testApp';
import type { Env } from '../../env';
import { openSigner } from '../../ports/signer/openSigner';
import { timestampAuthority } from '../../ports/timestamp/timestampAuthority';

// Certificates of the tests begin when they are made.
const now = () => new Date();

const ports = testPorts();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ deps: { ports } });
});

/** Lets the server sign as this environment says. */
async function signWith(signing: Env['signing'], timestampUrl?: string): Promise<void> {
  const signer = await openSigner({ env: { ...testEnv, dataDir: tempFolder(), signing }, now });
  const timestamps = timestampUrl === undefined ? undefined : timestampAuthority(timestampUrl);
  Object.assign(ports, { signer, timestamps });
}

/** Issues a report; returns its PDF, and what the check page shows. */
async function issued() {
  const who: TestMember = await member(t.db);
  const { order_rid } = await issuedReport(t, who);
  const { data } = await t.call('auth/report/list', { order_rid }, { token: who.token });
  const [report] = data.list;
  if (!report) throw new Error('the report was not issued');
  const { url } = (await t.call('auth/report/file', { rid: report.rid }, { token: who.token })).data;
  const pdf = (await t.app.inject(url)).rawPayload;
  return { pdf, shown: (await t.call('open/report/verify', { code: report.code })).data };
}

const settings = (made: ReturnType<typeof testCertificate>) => ({
  certificate: made.chain,
  key: made.key,
  password: undefined,
});

/** Submits a report and tries to issue it; returns the answer and the state afterwards. */
async function tryToIssue() {
  const desk = await lab(t);
  const { code } = await underTest(t, desk, await member(t.db));
  const analyst = reporting(t, desk.token);
  const rid = await analyst.begin(code);
  await analyst.save(rid);
  await analyst.move(rid, 'submit');
  const answer = await reporting(t, (await staff(t.db)).token).move(rid, 'issue');
  return { answer, state: (await analyst.detail(rid)).state };
}

/** DigestInfo of SHA-256 (RFC 8017, 9.2), before the hash: hardware signs what it is given. */
const digestInfo = Buffer.from('3031300d060960864801650304020105000420', 'hex');

describeWith(['openssl', 'pdfsig'], 'the signature of a report', () => {
  test.each(['rsa', 'ec'] as const)(
    'a report is signed with the lab’s %s certificate, and any changed byte is found',
    async (kind) => {
      const made = testCertificate(kind);
      await signWith(settings(made));
      const { pdf, shown } = await issued();
      expect(shown.signature).toEqual({
        subject: '示例检测技术有限公司',
        issuer: '示例认证机构',
        self_made: false,
        timestamped: false,
      });
      expect(shown.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
      expect(pdfsig(pdf)).toContain('Signature is Valid');
      expect(pdfsig(pdf)).toContain('ETSI.CAdES.detached');
      expect(pdfsig(pdf)).toContain('Total document signed');
      const printed = checkedByOpenssl(pdf, made.trusted);
      expect(printed).toContain('signingCertificateV2');
      // Baseline signatures have their time in the PDF.
      expect(printed).not.toContain('signingTime');
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(400) ^ 1, 400);
      expect(() => checkedByOpenssl(changed, made.trusted)).toThrow();
      expect(pdfsig(changed)).not.toContain('Signature is Valid');
      // Another authority's certificate is none that a reader trusts.
      expect(() => checkedByOpenssl(pdf, testCertificate('rsa').trusted)).toThrow();
    },
  );

  test('local mode makes a certificate once, and the check page says that nobody vouches for it', async () => {
    const dataDir = tempFolder();
    const env = { ...testEnv, dataDir };
    const [first, second] = await Promise.all([openSigner({ env, now }), openSigner({ env, now })]);
    expect(second?.chain).toEqual(first?.chain);
    Object.assign(ports, { signer: first, timestamps: undefined });
    const { pdf, shown } = await issued();
    expect(shown.signature).toMatchObject({ self_made: true, subject: expect.stringContaining('自制证书') });
    expect(pdfsig(pdf)).toContain('Signature is Valid');
    const trusted = join(tempFolder(), 'own.pem');
    const der = first?.chain[0].toString('base64');
    writeFileSync(trusted, `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`);
    checkedByOpenssl(pdf, trusted);
  });

  test('a timestamp of an authority is part of the signature', async () => {
    const made = testCertificate('rsa');
    await signWith(settings(made), await testTimestamps());
    const { pdf, shown } = await issued();
    expect(shown.signature?.timestamped).toBe(true);
    expect(checkedByOpenssl(pdf, made.trusted)).toContain('id-smime-aa-timeStampToken');
    expect(pdfsig(pdf)).toContain('Signature is Valid');
  });

  test('hardware behind a service signs; a signature of another key is found before anything is issued', async () => {
    const made = testCertificate('rsa');
    let { key } = made;
    const service = await providerServer(({ body }) => {
      const { digest } = JSON.parse(body);
      const padding = constants.RSA_PKCS1_PADDING;
      const bytes = Buffer.concat([digestInfo, Buffer.from(digest, 'base64')]);
      return { signature: privateEncrypt({ key, padding }, bytes).toString('base64') };
    });
    await signWith({ certificate: made.chain, url: service.url, token: 'secret' });
    checkedByOpenssl((await issued()).pdf, made.trusted);
    expect(service.requests).toMatchObject([{ headers: { authorization: 'Bearer secret' } }]);
    key = testCertificate('rsa').key;
    expect(await tryToIssue()).toMatchObject({ answer: { error: 'unavailable' }, state: 'review' });
  });

  test('without an answer of the authority, or with a token about something else, nothing is issued', async () => {
    const signing = settings(testCertificate('rsa'));
    await signWith(signing, 'http://127.0.0.1:9');
    expect(await tryToIssue()).toMatchObject({ answer: { error: 'unavailable' }, state: 'review' });
    let last: Buffer | undefined;
    const stale = await testTimestamps((query) => {
      last ??= query;
      return last;
    });
    await signWith(signing, stale);
    await issued();
    expect(await tryToIssue()).toMatchObject({ answer: { error: 'unavailable' }, state: 'review' });
  });

  test('a lab without a certificate issues reports without a signature, and the check page does not speak of one', async () => {
    Object.assign(ports, { signer: undefined, timestamps: undefined });
    const { pdf, shown } = await issued();
    expect(shown.signature).toBeNull();
    expect(pdf.includes('/ByteRange')).toBe(false);
    const production = { ...testEnv, mode: 'production' as const };
    expect(await openSigner({ env: production, now })).toBeUndefined();
  });

  test('a certificate that can’t be used stops the start, and ops read why', async () => {
    const made = testCertificate('rsa', { password: 'opensesame' });
    const open = (part: object, at = now) =>
      openSigner({ env: { ...testEnv, signing: { ...settings(made), ...part } }, now: at });
    await expect(open({})).rejects.toThrow('the key can’t be read');
    await expect(open({ password: 'wrong' })).rejects.toThrow('the key can’t be read');
    await expect(open({ password: 'opensesame' })).resolves.toMatchObject({ kind: 'rsa' });
    await expect(open({ key: testCertificate('ec').key })).rejects.toThrow(
      'not that of the first certificate',
    );
    await expect(open({ certificate: 'nothing' })).rejects.toThrow('it has no PEM certificate');
    const later = () => new Date('2050-01-01');
    await expect(open({ password: 'opensesame' }, later)).rejects.toThrow('expired');
  });
});

describeWith(['openssl', 'pdfsig', 'pdfseparate', 'pdfunite', 'pdftotext'], 'a forged report', () => {
  test('with the number and the QR code of another one, or with a page of it, is that of neither check page, and its signature says no', async () => {
    await signWith(settings(testCertificate('rsa')));
    const one = await issued();
    const other = await issued();
    const forged = {
      front: withFrontOf(one.pdf, other.pdf),
      swapped: ofPages([one.pdf, 1], [other.pdf, 2]),
      turned: ofPages([one.pdf, 2], [one.pdf, 1]),
      missing: ofPages([one.pdf, 1]),
    };
    // What a reader sees is what the forger wanted.
    expect(textOfPdf(one.pdf).split('\f')[0]).toContain(one.shown.number);
    expect(textOfPdf(forged.front).split('\f')[0]).not.toContain(one.shown.number);
    expect(textOfPdf(forged.swapped)).toContain(one.shown.number);
    for (const pdf of Object.values(forged)) {
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      expect([one.shown.sha256, other.shown.sha256]).not.toContain(sha256);
      expect(vouched(pdf)).toBe(false);
    }
    expect(vouched(one.pdf)).toBe(true);
  });
});

/** True when the signature is valid, and is about the whole file. */
const vouched = (pdf: Buffer): boolean => {
  const said = pdfsig(pdf);
  return said.includes('Signature is Valid') && said.includes('Total document signed');
};
