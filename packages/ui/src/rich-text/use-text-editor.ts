import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import type { FieldControlProps } from '../forms/Field/field-props.ts';
import type { RichTextBlock } from './block-types.ts';
import { blocksOf, documentOf, headingLevel, sameBlocks } from './blocks.ts';
import { cleanPaste } from './clean-paste.ts';
import { footnoteNode } from './footnote-node.ts';
import type { RichTextAreaProps } from './rich-text-props.ts';
import { asksForValue } from './rich-text-values.ts';
import { safeLink } from './runs.ts';
import { focusTools } from './ToolRow.tsx';
import { tableNodes } from './table-nodes.ts';
import { focusValueBar } from './ValueBar.tsx';
import { selectedValue, valueNode } from './value-node.ts';

type TextEditorOptions = Pick<RichTextAreaProps, 'value' | 'onChange' | 'lang' | 'onBlur'> & {
  readOnly: boolean;
  control: FieldControlProps;
  /** The keys that ask for a value were pressed; left out where the text may name none. */
  onAsk: (() => void) | undefined;
};

/** Only content that a block can hold: other pasted content becomes plain text. */
const kit = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  // A line after a table at the end; elsewhere the text ends where it ends.
  trailingNode: { node: 'paragraph', notAfter: ['paragraph', 'heading', 'bulletList', 'orderedList'] },
  heading: { levels: [headingLevel] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => safeLink(address) !== undefined,
    HTMLAttributes: { rel: 'noopener noreferrer', target: null },
  },
});

/** The editor of one text (TipTap): it keeps cursor and history as long as `value` equals its content. */
export const useTextEditor = (options: TextEditorOptions): Editor => {
  const { value, onChange, readOnly, lang, onBlur, control, onAsk } = options;
  /**
   * Values that the caller got and has not returned yet. Until then, older values are echoes of earlier keys, not changes from elsewhere.
   */
  const ahead = useRef<readonly RichTextBlock[]>(undefined);
  const editor = useEditor({
    extensions: [kit, tableNodes, footnoteNode, valueNode],
    content: documentOf(value),
    editable: !readOnly,
    onUpdate: ({ editor: updated }) => {
      const blocks = blocksOf(updated.getJSON());
      ahead.current = blocks;
      onChange({ value: blocks });
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: attributesOf(control, readOnly, lang),
      handleKeyDown: (view, event) => {
        if (event.altKey && event.key === 'F10') {
          focusTools(control.id);
          return true;
        }
        if (onAsk && !readOnly && asksForValue(event)) {
          onAsk();
          return true;
        }
        // Enter would put a line in the place of the value.
        return event.key === 'Enter' && selectedValue(view) !== undefined && (focusValueBar(control.id) || true);
      },
    },
  });

  useEffect(() => {
    if (ahead.current && !sameBlocks(value, ahead.current)) return;
    ahead.current = undefined;
    if (sameBlocks(value, blocksOf(editor.getJSON()))) return;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);

  return editor;
};

const attributesOf = (control: FieldControlProps, readOnly: boolean, lang: string | undefined) => {
  const attributes: Record<string, string> = {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    // Focusable while it cannot be edited: a published answer is read and copied.
    tabindex: '0',
  };
  if (readOnly) attributes['aria-readonly'] = 'true';
  if (lang) attributes.lang = lang;
  if (control['aria-describedby']) attributes['aria-describedby'] = control['aria-describedby'];
  if (control['aria-invalid']) attributes['aria-invalid'] = 'true';
  if (control['aria-required']) attributes['aria-required'] = 'true';
  return attributes;
};
