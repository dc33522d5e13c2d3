import { isInTable } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Hash,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Pilcrow,
  Redo2,
  Superscript,
  Table,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { headingLevel } from './blocks.ts';
import { LinkForm } from './LinkForm.tsx';
import type { RichTextLabels } from './rich-text-props.ts';
import { insertValueKeys } from './rich-text-values.ts';
import { TableToolbar } from './TableToolbar.tsx';
import { type Tool, ToolRow } from './ToolRow.tsx';
import { insertTable } from './table-nodes.ts';

type RichTextToolbarProps = {
  editor: Editor;
  labels: RichTextLabels;
  /** Id of the text it works on. */
  controls: string;
  /** Asks for a value; absent where the text may refer to none. */
  insertValue?: { label: string; use: () => void } | undefined;
};

/** The tools above the text; those of a table are shown while the cursor is in one. */
export const RichTextToolbar = ({ editor, labels, controls, insertValue }: RichTextToolbarProps) => {
  const [linking, setLinking] = useState(false);
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const leave = () => editor.commands.focus();

  return (
    <>
      <ToolRow
        tools={[
          ...toolsOf(editor, labels, state, () => setLinking(true)),
          ...valueTool(insertValue),
          ...history(editor, labels, state),
        ]}
        label={labels.toolbar}
        controls={controls}
        leave={leave}
      />
      {state.table && <TableToolbar editor={editor} labels={labels} controls={controls} leave={leave} />}
      {linking && <LinkForm editor={editor} start={state.link} labels={labels} close={() => setLinking(false)} />}
    </>
  );
};

type EditorState = ReturnType<typeof stateOf>;

const toolsOf = (editor: Editor, labels: RichTextLabels, state: EditorState, askForLink: () => void): Tool[] => {
  const run = () => editor.chain().focus();
  const blocked = state.table;
  return [
    { name: labels.paragraph, Icon: Pilcrow, on: state.paragraph, blocked, use: () => toParagraph(editor) },
    {
      name: labels.heading,
      Icon: Heading,
      on: state.heading,
      blocked,
      use: () => run().toggleHeading({ level: headingLevel }).run(),
    },
    { name: labels.bullet, Icon: List, on: state.bullet, blocked, use: () => run().toggleBulletList().run() },
    {
      name: labels.numbered,
      Icon: ListOrdered,
      on: state.numbered,
      blocked,
      use: () => run().toggleOrderedList().run(),
    },
    { name: labels.bold, Icon: Bold, on: state.bold, use: () => run().toggleBold().run(), begins: true },
    { name: labels.italic, Icon: Italic, on: state.italic, use: () => run().toggleItalic().run() },
    { name: labels.link, Icon: LinkIcon, on: state.link !== '', use: askForLink },
    {
      name: labels.table,
      Icon: Table,
      begins: true,
      blocked,
      use: () =>
        run()
          .command(({ state: now, dispatch }) => insertTable(now, dispatch))
          .run(),
    },
    // Focus goes on to the note itself, see `FootnoteList`.
    { name: labels.footnote, Icon: Superscript, use: () => editor.commands.insertContent({ type: 'footnote' }) },
  ];
};

const valueTool = (insertValue: RichTextToolbarProps['insertValue']): Tool[] =>
  insertValue ? [{ name: insertValue.label, Icon: Hash, keys: insertValueKeys, use: insertValue.use }] : [];

const history = (editor: Editor, labels: RichTextLabels, state: EditorState): Tool[] => {
  const run = () => editor.chain().focus();
  return [
    { name: labels.undo, Icon: Undo2, blocked: !state.undo, use: () => run().undo().run(), begins: true },
    { name: labels.redo, Icon: Redo2, blocked: !state.redo, use: () => run().redo().run() },
  ];
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
    table: isInTable(editor.state),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
};

const toParagraph = (editor: Editor) => {
  if (editor.isActive('bulletList')) editor.chain().focus().toggleBulletList().run();
  else if (editor.isActive('orderedList')) editor.chain().focus().toggleOrderedList().run();
  else editor.chain().focus().setParagraph().run();
};
