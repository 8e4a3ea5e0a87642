import { line } from '@portal/shared/parts';
import { useDrawn } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { drawnHtml } from './drawnHtml';
import { textOf } from './textOf';

interface SafeHtmlProps {
  readonly html: string;
  /** Minimum height in px while the sanitiser loads, which avoids layout shifts. */
  readonly minHeight?: number;
}

/**
 * Shows HTML from content, sanitised in the browser as well as on the server. The sanitiser is a separate chunk;
 * until it is loaded, and if it can't be, the plain text is shown, or what the server has drawn.
 */
export function SafeHtml({ html, minHeight = 0 }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawn();
  // Runs before paint, so that the plain text is not visible when the sanitiser is already loaded.
  useLayoutEffect(() => {
    let gone = false;
    import('./sanitize').then(
      ({ sanitize }) => {
        if (!gone && place.current) show(sanitize(html), place.current);
      },
      () => {
        // The plain text stays readable without the chunk.
      },
    );
    return () => {
      gone = true;
    };
  }, [html]);
  return (
    <Box
      key={html}
      ref={place}
      sx={{ ...prose, minHeight }}
      {...(isDrawn ? { dangerouslySetInnerHTML: { __html: drawnHtml(html) } } : { children: textOf(html) })}
    />
  );
}

/** Shows the nodes, unless the server has drawn the same ones: their pictures would flicker. */
function show(nodes: DocumentFragment, place: HTMLElement): void {
  const fresh = document.createElement('div');
  fresh.append(nodes);
  if (fresh.innerHTML !== place.innerHTML) place.replaceChildren(...fresh.childNodes);
}

const paper = 'var(--mui-palette-background-paper)';
const shade = 'color-mix(in srgb, currentColor 30%, transparent)';

/**
 * A shadow at each edge beyond which a table continues; a cover that scrolls with the table hides it at the ends.
 */
const edges = [
  `linear-gradient(to right, ${paper} 30%, transparent) 0 0 / 32px 100% no-repeat local`,
  `linear-gradient(to left, ${paper} 30%, transparent) 100% 0 / 32px 100% no-repeat local`,
  `linear-gradient(to right, ${shade}, transparent) 0 0 / 12px 100% no-repeat scroll`,
  `linear-gradient(to left, ${shade}, transparent) 100% 0 / 12px 100% no-repeat scroll`,
].join(', ');

const prose = {
  overflowWrap: 'anywhere',
  // The first child, whatever its element.
  '& > :not(* + *)': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h2, & h3, & h4': { fontWeight: 600, lineHeight: 1.5, mt: '1.6em', mb: '0.5em' },
  '& h2': { fontSize: '1.25em' },
  '& h3': { fontSize: '1.125em' },
  '& h4': { fontSize: '1em' },
  '& p': { my: '0.6em' },
  '& ul, & ol': { pl: 3, my: 1 },
  '& li': { my: 0.5 },
  '& a': { color: 'primary.main' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& figure': { mx: 0, my: 2 },
  '& figcaption': { mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' },
  '& blockquote': {
    mx: 0,
    my: 2,
    pl: 2,
    borderLeft: 3,
    borderColor: 'primary.main',
    color: 'text.secondary',
  },
  '& sub, & sup': { lineHeight: 0 },
  '& .table-frame': { my: 2, overflowX: 'auto', background: edges },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem', lineHeight: 1.6 },
  '& th, & td': {
    minWidth: '5em',
    ...line,
    px: { xs: 1, sm: 1.5 },
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { fontWeight: 600, bgcolor: 'action.hover' },
} as const;
