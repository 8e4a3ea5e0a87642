import { createHash } from 'node:crypto';
import { type ConsentDocument, consentDocumentNames, consentDocuments } from '@portal/shared/rules';
import { renderRoute } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../app/routes';

/**
 * SHA-256 of the chapters of each version, as the page shows them. When a text changes, give it a new version in
 * `consentDocuments` (members are then asked again) and add a line here; keep the lines of earlier versions.
 */
const textHashes: Readonly<Record<ConsentDocument, Readonly<Record<string, string>>>> = {
  license: { '2026-11-22': 'b5ca9d3361a87190daebe67b5a186811225cd4af50c1715409fac529173ed4d7' },
  policy: {
    '2026-11-22': '4051ff1d0f4838b8de8980fd885d1b13db1a784aa769ffb7d50f31add8117267',
    '2026-11-23': '293275f36f49f0cc9e36d7719b398152e82ad9d8435cea5ed0765f1f20baf3d0',
  },
};

test.each(consentDocumentNames)('the text of /%s is that of its version', async (document) => {
  const { container } = renderRoute({ routes, at: `/${document}` });
  const { title, version } = consentDocuments[document];
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(container).toHaveTextContent(`生效日期 ${version}`);
  const chapters = [...container.querySelectorAll('section')].map((chapter) => chapter.textContent);
  expect(chapters.length).toBeGreaterThanOrEqual(10);
  const hash = createHash('sha256').update(chapters.join('\n')).digest('hex');
  expect({ version, hash }).toEqual({ version, hash: textHashes[document][version] });
});
