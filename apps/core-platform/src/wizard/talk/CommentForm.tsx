import { DraftMark, useDraftText } from '@esg/app-kit';
import { Button, Inline, Stack, Text, TextArea } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Work } from '../work/use-work.ts';
import { completedWith, mentionedIn, suggestedFor } from './mentions.ts';

/** A remark as it is sent; `key` names it, so that sent again it is stored once. */
export type Said = { readonly text: string; readonly mentionIds: string[]; readonly key: string };

type CommentFormProps = {
  /** Names its place for good: what is typed there is kept until it is sent. */
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly work: Work;
  readonly pending: boolean;
  readonly error: string | undefined;
  /** Whether the person came to write: the box is ready at once. */
  readonly focused?: boolean;
  readonly onSend: (said: Said, done: () => void) => void;
};

/** A remark; "@" and a name tell a colleague of it. */
export const CommentForm = ({ id, label, action, work, pending, error, focused = false, onSend }: CommentFormProps) => {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraftText(`comment/${id}`);
  const { text, key } = draft;
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const suggested = suggestedFor(text, work.colleagues);
  const send = () => {
    if (text.trim() === '') return;
    onSend({ text, mentionIds: mentionedIn(text, work.colleagues), key }, () => draft.done(text));
  };
  return (
    <Stack gap={2}>
      <TextArea
        ref={box}
        label={label}
        hint={t`Type @ to mention a colleague.`}
        rows={2}
        maxLength={4000}
        value={text}
        onChange={({ value }) => draft.change(value)}
      />
      <DraftMark draft={draft} />
      {suggested.length > 0 && (
        <Inline gap={1} role="group" aria-label={t`Colleagues to mention`}>
          {suggested.map(({ id, name }) => (
            <Button
              key={id}
              size="compact"
              onClick={() => {
                draft.change(completedWith(text, name));
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
