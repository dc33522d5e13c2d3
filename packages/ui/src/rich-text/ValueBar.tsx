import { TextSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { Button } from '../components/Button/Button.tsx';
import * as css from './RichTextArea.css.ts';
import { type HeldValue, type RichTextValues, shownAs } from './rich-text-values.ts';
import { selectedValue } from './value-node.ts';

type ValueBarProps = {
  editor: Editor;
  values: RichTextValues;
  /** Id of the text it works on. */
  controls: string;
  /** Asks for another value. */
  onChange: () => void;
};

/** The selected value, its state, and the actions on it. Enter on a value leads here, Escape back. */
export const ValueBar = ({ editor, values, controls, onChange }: ValueBarProps) => {
  const selected = useEditorState({ editor, selector: ({ editor: current }) => selectedValue(current) });
  if (!selected) return null;
  const { labels } = values;
  const shown = shownAs(values, selected);
  const put = ({ text, value }: HeldValue) => void putValue(editor, { text, value });
  const keep = () => {
    const { marks } = selected;
    const { state, view } = editor;
    view.dispatch(state.tr.replaceSelectionWith(state.schema.text(shown.text, marks), false));
    view.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.view.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name its buttons twice
    <div className={css.valueBar} role="group" aria-label={labels.tools} id={barId(controls)} onKeyDown={keys}>
      <span className={css.valueNote} role="status">
        {shown.note}
      </span>
      {shown.updated && (
        <Button size="compact" onClick={() => shown.updated && put(shown.updated)}>
          {labels.update}
        </Button>
      )}
      <Button size="compact" emphasis="bare" onClick={onChange}>
        {labels.change}
      </Button>
      <Button size="compact" emphasis="bare" onClick={keep}>
        {labels.keepText}
      </Button>
    </div>
  );
};

const barId = (controls: string) => `${controls}-value`;

/** Moves focus from a selected value to its actions. Returns whether there are any. */
export const focusValueBar = (controls: string): boolean => {
  const button = document.getElementById(barId(controls))?.querySelector('button');
  button?.focus();
  return button !== null && button !== undefined;
};

/** Puts the cursor there, to continue writing. */
export const placeCaret = ({ view }: Editor, place: number) => {
  if (view.isDestroyed || place > view.state.doc.content.size) return;
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place)));
  view.focus();
};

/** Inserts a value at the cursor, or replaces the selected one. Returns the position behind it, where the cursor goes. */
export const putValue = (editor: Editor, { text, value }: HeldValue): number => {
  const { state, view } = editor;
  const { type, marks } = { type: state.schema.nodes.value, marks: state.storedMarks ?? state.selection.$from.marks() };
  const node = type?.create({ text, value }, null, selectedValue(editor)?.marks ?? marks);
  if (node) view.dispatch(state.tr.replaceSelectionWith(node, false).scrollIntoView());
  const behind = state.selection.from + (node?.nodeSize ?? 0);
  placeCaret(editor, behind);
  return behind;
};
