import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DeskHead } from '../ui/DeskHead';
import { desk } from '../ui/session/desk';
import { contentPlaces } from './contentPlaces';

interface ContentHeadProps {
  /** Acts of the open part. */
  readonly acts?: ReactNode;
}

/** The heading of the content desk, and the switch between its parts. */
export const ContentHead = observer(function ContentHead({ acts }: ContentHeadProps) {
  return <DeskHead title="内容" tabs={contentPlaces.filter(({ roles }) => desk.may(roles))} acts={acts} />;
});
