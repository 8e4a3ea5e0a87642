import { LinkSwitch } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { ContentHead } from '../ContentHead';
import { homePartLabels, homeParts, isHomePart } from '../homeParts';
import { AreaEditor } from './AreaEditor';
import { BannerEditor } from './BannerEditor';
import { partPath } from './homePath';
import { PartnerEditor } from './PartnerEditor';
import { PopupEditor } from './PopupEditor';
import { ThanksEditor } from './ThanksEditor';

const editors = {
  banner: BannerEditor,
  popup: PopupEditor,
  prefecture: AreaEditor,
  thanks: ThanksEditor,
  partner: PartnerEditor,
};

/** The lists of the home page: each is a draft of its own, shown to others on the whole page, published, and taken back. */
export function HomePage() {
  const asked = useSearchParams()[0].get('part') ?? '';
  const part = isHomePart(asked) ? asked : 'banner';
  const Editor = editors[part];
  return (
    <>
      <ContentHead />
      <LinkSwitch
        label="首页栏目"
        links={homeParts.map((one) => ({
          label: homePartLabels[one],
          to: partPath(one),
          current: one === part,
        }))}
      />
      <Editor key={part} />
    </>
  );
}
