import { Icon, IconButton } from '@portal/shared/ui';

interface PlayButtonProps {
  /** Name of the animation, such as 轮播. */
  readonly what: string;
  readonly playing: boolean;
  readonly onToggle: () => void;
}

const pausePath = 'M9 6v12M15 6v12';
const playPath = 'M8 5l11 7-11 7z';

/** Pauses and resumes an automatic animation (WCAG 2.2.2). */
export function PlayButton({ what, playing, onToggle }: PlayButtonProps) {
  return (
    <IconButton
      size="small"
      color="inherit"
      aria-label={`${playing ? '暂停' : '播放'}${what}`}
      onClick={onToggle}
    >
      <Icon path={playing ? pausePath : playPath} size={18} />
    </IconButton>
  );
}
