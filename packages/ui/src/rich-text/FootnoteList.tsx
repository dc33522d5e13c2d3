import { type Editor, useEditorState } from '@tiptap/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { innerButton } from '../forms/control.css.ts';
import { footnotesOf } from './footnote-node.ts';
import * as css from './RichTextArea.css.ts';
import type { RichTextLabels } from './rich-text-props.ts';

type FootnoteListProps = { editor: Editor; labels: RichTextLabels; readOnly: boolean };
type Footnote = ReturnType<typeof footnotesOf>[number];

/** The footnotes below the text, in the order of their references; each is edited in place. */
export const FootnoteList = ({ editor, labels, readOnly }: FootnoteListProps) => {
  const id = useId();
  const notes = useEditorState({ editor, selector: ({ editor: current }) => footnotesOf(current.state.doc) });
  const before = useRef(notes.length);

  // A footnote that has just been made is empty and waits to be written.
  useEffect(() => {
    const made = notes.length > before.current ? notes.findIndex(({ text }) => text === '') : -1;
    before.current = notes.length;
    if (made >= 0) document.getElementById(`${id}-${made}`)?.focus();
  }, [notes, id]);

  if (notes.length === 0) return null;
  return (
    <ol className={css.footnotes} aria-label={labels.footnotes}>
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a footnote is its place in the text.
        <li key={index} className={css.footnote}>
          <span className={css.footnoteNumber} aria-hidden={!readOnly || undefined}>
            {index + 1}
          </span>
          {readOnly ? (
            note.text
          ) : (
            <NoteEditor editor={editor} labels={labels} note={note} index={index} id={`${id}-${index}`} />
          )}
        </li>
      ))}
    </ol>
  );
};

type NoteEditorProps = { editor: Editor; labels: RichTextLabels; note: Footnote; index: number; id: string };

const NoteEditor = ({ editor, labels, note: { at, text }, index, id }: NoteEditorProps) => {
  const number = index + 1;
  const write = (typed: string) =>
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, { text: typed.replace(/\s*\n\s*/g, ' ') }));
  const back = () =>
    editor
      .chain()
      .setTextSelection(at + 1)
      .focus()
      .run();
  const remove = () =>
    editor
      .chain()
      .deleteRange({ from: at, to: at + 1 })
      .focus(at)
      .run();
  /** An empty footnote is removed when it is left. */
  const leave = (next: EventTarget | null) => {
    const stays = next instanceof Node && document.getElementById(id)?.parentElement?.contains(next);
    if (text.trim() === '' && !stays) editor.commands.deleteRange({ from: at, to: at + 1 });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    back();
  };

  return (
    <>
      <textarea
        className={css.footnoteText}
        id={id}
        rows={1}
        aria-label={labels.footnoteText({ number })}
        maxLength={2000}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={keys}
        onBlur={(event) => leave(event.relatedTarget)}
      />
      <button
        className={innerButton}
        type="button"
        aria-label={labels.removeFootnote({ number })}
        title={labels.removeFootnote({ number })}
        onClick={remove}
      >
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
    </>
  );
};
