import { type UseDraftText, useProblemSentences } from '@esg/app-kit';
import { documentChatLimits } from '@esg/contract';
import { Banner, Button, Inline, Stack, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ReaderNote } from './ReaderNote.tsx';

type QuestionFormProps = {
  /** Keeps what is typed until it is sent. */
  readonly draft: UseDraftText;
  /** Whether a question is being answered: it can be stopped, and the next one waits. */
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onAsk: () => void;
  readonly onStop: () => void;
};

/** Where a question is typed. Enter sends it, Shift and Enter begin a line. */
export const QuestionForm = ({ draft, isBusy, error, onAsk, onStop }: QuestionFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const box = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const isTooShort = draft.text.trim().length < documentChatLimits.questionLengthMin;
  useEffect(() => box.current?.focus(), []);
  const send = () => {
    setTried(isTooShort);
    if (!isTooShort) onAsk();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const ask = () => {
    box.current?.focus();
    send();
  };
  // The button that was pressed is gone when the answer is there.
  const stop = () => {
    onStop();
    box.current?.focus();
  };
  return (
    <Stack gap={2} align="stretch">
      {error !== undefined && <Banner tone="danger" title={problem(error)} />}
      <TextArea
        ref={box}
        label={t`Your question`}
        labelHidden
        placeholder={t`Ask your documents, such as “How much water did we use in 2024?”`}
        rows={2}
        error={tried && isTooShort ? t`Write a question first` : undefined}
        maxLength={documentChatLimits.questionLengthMax}
        value={draft.text}
        onChange={({ value }) => draft.change(value)}
        onKeyDown={sendOnEnter}
      />
      <Inline gap={2} justify="between">
        <ReaderNote />
        {isBusy ? (
          <Button icon={<Square aria-hidden />} onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button emphasis="strong" icon={<ArrowUp aria-hidden />} onClick={ask}>
            <Trans>Ask</Trans>
          </Button>
        )}
      </Inline>
    </Stack>
  );
};
