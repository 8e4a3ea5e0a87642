import type { Chapter } from './chapter';
import { useFollowAnchor } from './useFollowAnchor';

interface SectionLinksProps {
  readonly sections: readonly Pick<Chapter, 'id' | 'title'>[];
  /** Id of the section that is marked as current. */
  readonly current: string | undefined;
}

/** List items with links to the sections of the same page. */
export function SectionLinks({ sections, current }: SectionLinksProps) {
  const follow = useFollowAnchor();
  return sections.map(({ id, title }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        aria-current={id === current ? 'location' : undefined}
        onClick={(event) => follow(event, id)}
      >
        {title}
      </a>
    </li>
  ));
}
