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
  license: {
    '2026-11-22': 'b5ca9d3361a87190daebe67b5a186811225cd4af50c1715409fac529173ed4d7',
    '2026-11-27': 'a8961d1007c76125b0301efeeef75f9c996696b7cb4b34778fcffb04f94913d4',
    '2026-11-28': '3de000e3f22f6e903e9d2d7510f5950a64f7abe8a2b11b576f946b0fee210a11',
  },
  policy: {
    '2026-11-22': '4051ff1d0f4838b8de8980fd885d1b13db1a784aa769ffb7d50f31add8117267',
    '2026-11-23': 'cbe9d83fbe8cd2949e0670ba0a966038ff1e630314aafdbd185b1d297a88bae8',
    '2026-11-24': '735cf0fb8738411c46738b6b8e456965c1f43ca0a2d1aedf3aa24d83b12fda28',
    '2026-11-28': 'c2e27a911188284130aa5b79eeb78f1c8c3e4127b79e053849330f9095d193fb',
  },
};

test.each(consentDocumentNames)('the text of /%s is that of its version', async (document) => {
  const { container } = renderRoute({ routes, at: `/${document}` });
  const { title, version } = consentDocuments[document];
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(container).toHaveTextContent(`生效日期 ${version}`);
  const chapters = [...container.querySelectorAll('section')].map((chapter) => chapter.textContent);
  expect(chapters.length).toBeGreaterThanOrEqual(10);
  const hash = createHash('sha256')
    .update(`${chapters.join('\n')}\n`)
    .digest('hex');
  expect({ version, hash }).toEqual({ version, hash: textHashes[document][version] });
});
