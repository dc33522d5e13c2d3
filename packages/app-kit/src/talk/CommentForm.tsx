import type { ReportColleague } from '@esg/contract';
import { Button, Inline, Stack, TextArea } from '@esg/ui';
import { useEffect, useRef } from 'react';
import { DraftMark } from '../saving/DraftMark.tsx';
import type { UseDraftText } from '../saving/use-draft.ts';
import { completedWith, mentionedIn, suggestedFor } from './mentions.ts';

/** A comment as it is sent; `key` names it, so that sent again it is stored once. */
export type Said = { readonly text: string; readonly mentionIds: string[]; readonly key: string };

type Mention = {
  readonly people: readonly Pick<ReportColleague, 'id' | 'name'>[];
  /** Says that "@" and a name tell somebody. */
  readonly hint: string;
  /** Names the people who are suggested. */
  readonly label: string;
};

export type CommentFormProps = {
  /** Keeps what is typed until it is sent. Given, because a remote module has the shell's drafts only by the kit's main door. */
  readonly draft: UseDraftText;
  readonly label: string;
  readonly action: string;
  readonly lengthMax: number;
  /** Whom a comment can tell; without it nobody. */
  readonly mention?: Mention;
  readonly pending: boolean;
  readonly error: string | undefined;
  /** Whether the person came to write: the box is ready at once. */
  readonly focused?: boolean;
  /** Whether it is what the person is on the screen for. */
  readonly prominent?: boolean;
  readonly onType?: () => void;
  /** Sends it; the box is empty once that is done, and keeps its text where it fails. */
  readonly onSend: (said: Said) => Promise<unknown>;
  readonly onSent?: () => void;
  /** Lets go of what is typed. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
};

/** What is typed, and how it is sent once. */
const useComment = ({ draft, mention, pending, onType, onSend, onSent }: CommentFormProps) => {
  const { text, key } = draft;
  const isBlocked = pending || text.trim() === '';
  const change = (value: string) => {
    onType?.();
    draft.change(value);
  };
  const send = () => {
    if (isBlocked) return;
    void onSend({ text, mentionIds: mentionedIn(text, mention?.people ?? []), key }).then(
      () => {
        draft.done(text);
        onSent?.();
      },
      () => {},
    );
  };
  return { text, isBlocked, change, send };
};

/** A box to say something, which keeps what is typed over a reload. */
export const CommentForm = (props: CommentFormProps) => {
  const { draft, label, action, lengthMax, mention, error, focused = false, prominent = false, cancel } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, isBlocked, change, send } = useComment(props);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const complete = (name: string) => {
    change(completedWith(text, name));
    box.current?.focus();
  };
  const letGo = () => {
    draft.discard();
    cancel?.onCancel();
  };
  return (
    <Stack gap={2} align="stretch">
      <TextArea
        ref={box}
        label={label}
        hint={mention?.hint}
        rows={prominent ? 3 : 2}
        maxLength={lengthMax}
        value={text}
        error={error}
        onChange={({ value }) => change(value)}
      />
      <DraftMark draft={draft} />
      {mention && <Suggestions mention={mention} text={text} onChoose={complete} />}
      <Inline gap={2}>
        <Button {...(prominent ? { emphasis: 'strong' } : { size: 'compact' })} pending={isBlocked} onClick={send}>
          {action}
        </Button>
        {cancel && (
          <Button size="compact" emphasis="bare" onClick={letGo}>
            {cancel.label}
          </Button>
        )}
      </Inline>
    </Stack>
  );
};

type SuggestionsProps = {
  readonly mention: Mention;
  readonly text: string;
  readonly onChoose: (name: string) => void;
};

/** People whose names begin with what is typed after "@". */
const Suggestions = ({ mention: { people, label }, text, onChoose }: SuggestionsProps) => {
  const suggested = suggestedFor(text, people);
  if (suggested.length === 0) return null;
  return (
    <Inline gap={1} role="group" aria-label={label}>
      {suggested.map(({ id, name }) => (
        <Button key={id} size="compact" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </Inline>
  );
};
