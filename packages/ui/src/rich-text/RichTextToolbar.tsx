import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Redo2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { headingLevel } from './blocks.ts';
import { LinkForm } from './LinkForm.tsx';
import * as css from './RichTextArea.css.ts';
import type { RichTextLabels } from './RichTextArea.tsx';

type RichTextToolbarProps = {
  editor: Editor;
  labels: RichTextLabels /** Id of the text it works on. */;
  controls: string;
};

/** One stop for Tab; arrows, Home and End move between the tools (ARIA APG toolbar). */
export const RichTextToolbar = ({ editor, labels, controls }: RichTextToolbarProps) => {
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const run = () => editor.chain().focus();

  const tools: readonly Tool[] = [
    { name: labels.paragraph, Icon: Pilcrow, on: state.paragraph, use: () => toParagraph(editor) },
    {
      name: labels.heading,
      Icon: Heading,
      on: state.heading,
      use: () => run().toggleHeading({ level: headingLevel }).run(),
    },
    { name: labels.bullet, Icon: List, on: state.bullet, use: () => run().toggleBulletList().run() },
    { name: labels.numbered, Icon: ListOrdered, on: state.numbered, use: () => run().toggleOrderedList().run() },
    { name: labels.bold, Icon: Bold, on: state.bold, use: () => run().toggleBold().run(), begins: true },
    { name: labels.italic, Icon: Italic, on: state.italic, use: () => run().toggleItalic().run() },
    { name: labels.link, Icon: LinkIcon, on: state.link !== '', use: () => setLinking(true) },
    { name: labels.undo, Icon: Undo2, blocked: !state.undo, use: () => run().undo().run(), begins: true },
    { name: labels.redo, Icon: Redo2, blocked: !state.redo, use: () => run().redo().run() },
  ];

  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: tools.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + tools.length) % tools.length;
    setStop(at);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  };

  return (
    <>
      <div className={css.toolbar} role="toolbar" aria-label={labels.toolbar} aria-controls={controls} onKeyDown={keys}>
        {tools.map(({ name, Icon, on, blocked = false, begins, use }, index) => (
          <button
            key={name}
            className={css.tool}
            type="button"
            title={name}
            aria-label={name}
            aria-pressed={on}
            aria-disabled={blocked || undefined}
            data-begins={begins}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setStop(index)}
            // The selection in the text stays while a tool is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => blocked || use()}
          >
            <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
        ))}
      </div>
      {linking && <LinkForm editor={editor} start={state.link} labels={labels} close={() => setLinking(false)} />}
    </>
  );
};

type Tool = {
  name: string;
  Icon: LucideIcon;
  /** Whether the cursor stands in it; left out for tools that only act. */
  on?: boolean;
  blocked?: boolean;
  /** Begins a group. */
  begins?: boolean;
  use: () => unknown;
};

const stateOf = (editor: Editor) => {
  const bullet = editor.isActive('bulletList');
  const numbered = editor.isActive('orderedList');
  return {
    paragraph: editor.isActive('paragraph') && !bullet && !numbered,
    heading: editor.isActive('heading'),
    bullet,
    numbered,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: String(editor.getAttributes('link').href ?? ''),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
};

const toParagraph = (editor: Editor) => {
  if (editor.isActive('bulletList')) editor.chain().focus().toggleBulletList().run();
  else if (editor.isActive('orderedList')) editor.chain().focus().toggleOrderedList().run();
  else editor.chain().focus().setParagraph().run();
};
