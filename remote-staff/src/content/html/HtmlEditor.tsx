import { notify } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { PictureDialog } from '../picture/PictureDialog';
import { insertPicture, link, linkAt } from './commands';
import { editorPlugins } from './editorPlugins';
import { editorStyle } from './editorStyle';
import { HtmlDialog } from './HtmlDialog';
import { keptHtmlView } from './keptHtmlView';
import { LinkDialog } from './LinkDialog';
import { cleanPasted } from './pasted';
import { readHtml } from './readHtml';
import { Toolbar } from './Toolbar';
import { writeHtml } from './writeHtml';

interface HtmlEditorProps {
  /** Name of the text. */
  readonly label: string;
  /** The text at the start; later ones are not read. */
  readonly html: string;
  /** Called with each change; a text that was not changed stays as it was stored. */
  readonly onChange: (html: string) => void;
}

interface EditedPart {
  readonly html: string;
  readonly change: (html: string) => void;
}

/** Writes a text of content without HTML: headings, lists, tables, pictures and links, as the server keeps them. */
export function HtmlEditor({ label, html, onChange }: HtmlEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const changed = useRef(onChange);
  changed.current = onChange;
  const start = useRef(html);
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<'link' | 'picture'>();
  const [part, setPart] = useState<EditedPart>();
  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView(place.current, {
      state: EditorState.create({ doc: readHtml(start.current), plugins: editorPlugins() }),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      nodeViews: { html: keptHtmlView((text, change) => setPart({ html: text, change })) },
      transformPastedHTML: (pasted) => {
        const { html: clean, lost } = cleanPasted(pasted);
        if (lost > 0) notify.error(`有 ${lost} 张图片没有粘贴：请用“图片”上传`);
        return clean;
      },
      dispatchTransaction: (tr) => {
        editor.updateState(editor.state.apply(tr));
        setState(editor.state);
        if (tr.docChanged) changed.current(writeHtml(editor.state.doc));
      },
    });
    view.current = editor;
    setState(editor.state);
    return () => editor.destroy();
  }, [label]);
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    editor.focus();
  };
  const close = () => setAsked(undefined);
  return (
    <Box sx={editorStyle}>
      {state && (
        <Toolbar
          state={state}
          run={run}
          onLink={() => setAsked('link')}
          onPicture={() => setAsked('picture')}
        />
      )}
      <div ref={place} />
      {state && asked === 'link' && (
        <LinkDialog
          href={linkAt(state)}
          onClose={close}
          onChoose={(href) => {
            close();
            run(link(href));
          }}
        />
      )}
      {asked === 'picture' && (
        <PictureDialog
          described
          onClose={close}
          onChoose={(picture) => {
            close();
            run(insertPicture(picture));
          }}
        />
      )}
      {part && (
        <HtmlDialog
          html={part.html}
          onClose={() => setPart(undefined)}
          onChange={(text) => {
            setPart(undefined);
            part.change(text);
          }}
        />
      )}
    </Box>
  );
}
