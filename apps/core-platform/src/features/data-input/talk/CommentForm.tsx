import { Button, Inline, Stack, Text, TextArea } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Work } from '../../../wizard/work/use-work.ts';
import { completedWith, mentionedIn, suggestedFor } from './mentions.ts';

type CommentFormProps = {
  readonly label: string;
  readonly action: string;
  readonly work: Work;
  readonly pending: boolean;
  readonly error: string | undefined;
  readonly onSend: (draft: { text: string; mentionIds: string[] }, done: () => void) => void;
};

/** A remark; "@" and a name tell a colleague of it. */
export const CommentForm = ({ label, action, work, pending, error, onSend }: CommentFormProps) => {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const suggested = suggestedFor(text, work.colleagues);
  const send = () => {
    if (text.trim() === '') return;
    onSend({ text, mentionIds: mentionedIn(text, work.colleagues) }, () => setText(''));
  };
  return (
    <Stack gap={2}>
      <TextArea
        ref={box}
        label={label}
        hint={t`Type @ and a name to tell a colleague.`}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ value }) => setText(value)}
      />
      {suggested.length > 0 && (
        <Inline gap={1} role="group" aria-label={t`Colleagues to mention`}>
          {suggested.map(({ id, name }) => (
            <Button
              key={id}
              size="compact"
              onClick={() => {
                setText(completedWith(text, name));
                box.current?.focus();
              }}
            >
              {name}
            </Button>
          ))}
        </Inline>
      )}
      {error && (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Inline>
        <Button size="compact" pending={pending || text.trim() === ''} onClick={send}>
          {action}
        </Button>
      </Inline>
    </Stack>
  );
};
