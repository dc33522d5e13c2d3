import { EditorContent } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldControlProps } from '../forms/Field/field-props.ts';
import { FootnoteList } from './FootnoteList.tsx';
import * as css from './RichTextArea.css.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import type { RichTextAreaProps } from './rich-text-props.ts';
import { ValuesContext } from './rich-text-values.ts';
import { useTextEditor } from './use-text-editor.ts';
import { placeCaret, putValue, ValueBar } from './ValueBar.tsx';
import { selectedValue } from './value-node.ts';

type RichTextEditorProps = Pick<
  RichTextAreaProps,
  'value' | 'onChange' | 'labels' | 'values' | 'readOnly' | 'lang' | 'onBlur'
> & { control: FieldControlProps };

/** The editor itself with its tools. Loaded on demand by `RichTextArea`. */
export const RichTextEditor = ({ labels, values, readOnly = false, control, ...rest }: RichTextEditorProps) => {
  const [choosing, setChoosing] = useState<'new' | 'other'>();
  const editor = useTextEditor({ ...rest, readOnly, control, onAsk: values && (() => setChoosing('new')) });
  /** The cursor's position after the choice has closed, which returns focus without it. */
  const behind = useRef<number>(undefined);
  useEffect(() => {
    const place = behind.current;
    if (choosing || place === undefined) return;
    behind.current = undefined;
    setTimeout(() => placeCaret(editor, place));
  }, [choosing, editor]);
  const ask = (what: 'new' | 'other') => {
    // The focus when a dialog opens is where it returns when it closes.
    editor.view.focus();
    setChoosing(what);
  };

  return (
    <ValuesContext value={values}>
      {!readOnly && (
        <RichTextToolbar
          editor={editor}
          labels={labels}
          controls={control.id}
          insertValue={values && { label: values.labels.insert, use: () => ask('new') }}
        />
      )}
      {values && !readOnly && (
        <ValueBar editor={editor} values={values} controls={control.id} onChange={() => ask('other')} />
      )}
      <EditorContent className={css.content} editor={editor} />
      <FootnoteList editor={editor} labels={labels} readOnly={readOnly} />
      {choosing &&
        values?.choose({
          start: choosing === 'other' ? selectedValue(editor)?.value : undefined,
          onChoose: (chosen) => {
            behind.current = putValue(editor, chosen);
            setChoosing(undefined);
          },
          onClose: () => setChoosing(undefined),
        })}
    </ValuesContext>
  );
};
