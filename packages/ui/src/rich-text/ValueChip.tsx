import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { TriangleAlert, Unlink2 } from 'lucide-react';
import { use } from 'react';
import * as css from './RichTextArea.css.ts';
import { heldIn, shownAs, ValuesContext } from './rich-text-values.ts';

const marks = { current: undefined, stale: TriangleAlert, gone: Unlink2 } as const;

/** A value within the line: its present words; a changed one shows the former ones, and one without a source shows that by its sign. */
export const ValueChip = ({ node, selected }: ReactNodeViewProps) => {
  const { text, before, state, note } = shownAs(use(ValuesContext), heldIn(node));
  const Mark = marks[state];
  return (
    <NodeViewWrapper
      as="span"
      className={css.value}
      data-state={state}
      data-selected={selected || undefined}
      title={note}
    >
      {Mark && <Mark className={css.valueMark} aria-hidden="true" size="1em" strokeWidth={2} />}
      {before !== undefined && (
        <>
          <s className={css.valueBefore}>{before}</s> {'→ '}
        </>
      )}
      {text}
    </NodeViewWrapper>
  );
};
