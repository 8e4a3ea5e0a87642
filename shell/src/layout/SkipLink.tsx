import { Box } from '@portal/shared/ui';

/** Element id of the main content, the target of the skip link. */
export const mainId = 'main';

/** First focusable element: skips the header. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${mainId}`}
      onClick={(event) => {
        // The URL stays unchanged: for the router another hash would be another page.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      跳到主要内容
    </Box>
  );
}
