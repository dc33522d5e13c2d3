import type { Answer } from '@esg/contract';
import { Button, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../i18n/formatters.ts';
import { MergeDialog } from '../saving/MergeDialog.tsx';
import { type AnswerPlace, type SaveAnswer, useSavedAnswer } from '../saving/saved-answer.ts';
import { AnswerWords } from './AnswerWords.tsx';
import type { FieldEditorProps } from './editor-props.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { useAnswerLines } from './use-answer-lines.ts';
import { useSaveMark } from './use-save-mark.ts';

type AnswerFieldProps = Omit<FieldEditorProps, 'value' | 'onChange' | 'onBlur' | 'state' | 'markElsewhere'> & {
  readonly place: AnswerPlace;
  /** The stored answer; absent while nobody has answered. */
  readonly answer: Answer | undefined;
  /** Replaces the call of signed-in people. */
  readonly save?: SaveAnswer | undefined;
  /** Draws the line below the control, with the save mark in it; without it the mark is beside the label. */
  readonly foot?: ((mark: string | null) => ReactNode) | undefined;
};

/**
 * One answer of a report: the editor of its type, saving by itself. A change by somebody else opens the merge dialog; without a connection
 * the text waits in this browser.
 */
export const AnswerField = ({ place, answer, save, foot, ...editor }: AnswerFieldProps) => {
  const saved = useSavedAnswer(place, answer, save);
  const language = useLanguage();
  const lines = useAnswerLines();
  const mark = useSaveMark(saved.state);
  const [later, setLater] = useState<number>();
  const current = saved.state.kind === 'conflict' ? saved.state.current : undefined;
  return (
    <Stack gap={foot ? 1 : 2} align="stretch">
      <FieldEditor
        {...editor}
        value={saved.value}
        onChange={saved.change}
        onHold={saved.hold}
        onBlur={saved.flush}
        state={saved.state}
        markElsewhere={foot !== undefined}
      />
      {foot?.(mark)}
      {current && (
        <>
          <MergeDialog
            open={later !== current.version}
            field={editor.field.label[language]}
            by={current.updatedBy.name}
            at={current.updatedAt}
            mine={<AnswerWords lines={lines(saved.value, editor)} />}
            theirs={<AnswerWords lines={lines(current.value, editor)} />}
            onKeepMine={saved.keepMine}
            onTakeTheirs={saved.takeTheirs}
            onLater={() => setLater(current.version)}
          />
          <div>
            <Button size="compact" onClick={() => setLater(undefined)}>
              <Trans>Compare the two values</Trans>
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
};
