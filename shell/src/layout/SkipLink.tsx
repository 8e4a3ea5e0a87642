import { Box } from '@portal/shared/ui';

/** Key of the main content, for whoever skips to it. */
export const mainId = 'main';

/** First thing that the Tab key meets: past the header. */
export function SkipLink() {
  return (
    <Box
      component="a"
      href={`#${mainId}`}
      onClick={(event) => {
        // The address stays as it is: a hash in it would be another page to the router.
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
