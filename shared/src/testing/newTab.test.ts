/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const areas = readdirSync(root).filter((name) => /^(remote-.*|shell|shared)$/.test(name));

/**
 * The places that open another tab, with the reason. All other links open in the same tab.
 * Specification, section 2: banners, cases with a source, acknowledgements, popup, search of the header.
 */
const places: Readonly<Record<string, string>> = {
  'remote-public/src/ui/NewTabLink.tsx': 'the link itself',
  'remote-public/src/home/BannerSlide.tsx': 'specification',
  'remote-public/src/home/Popup.tsx': 'specification',
  'remote-public/src/ui/article/ArticleTile.tsx': 'specification: a case with a source',
  'remote-public/src/ui/thanks/ThanksCard.tsx': 'specification',
  'remote-public/src/ui/thanks/ThanksTable.tsx': 'specification',
  'shell/src/layout/header/SearchBox.tsx': 'specification',
  'remote-public/src/article/ArticleContent.tsx': 'the original, outside the portal',
  'remote-public/src/detail/section/Literature.tsx': 'the original, outside the portal',
  'shell/src/layout/footer/Footer.tsx': 'the ICP register, outside the portal',
  'remote-auth/src/ui/ConsentBox.tsx': 'the texts to agree to: the form stays open beside them',
  'remote-member/src/invoiceApply/detail/PrintButton.tsx': 'the PDF, which the browser prints',
  'remote-member/src/information/consent/Consents.tsx': 'the text that was agreed to, as in the form',
  'remote-staff/src/content/edit/PreviewNote.tsx':
    'the draft in the shop: what is written stays open beside it',
  'remote-staff/src/ui/edit/AskBeforeLeaving.tsx': 'opens none: asks about links of the same tab only',
  'remote-auth/src/login/WechatPane.tsx': 'the phone of local mode: the login stays open beside it',
};

const sources = areas.flatMap((area) =>
  readdirSync(join(root, area, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `${area}/src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
);

test('only the listed places open a new tab', () => {
  const opening = sources.filter((path) =>
    /'_blank'|"_blank"|<NewTabLink/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(opening.sort()).toEqual(Object.keys(places).sort());
});
