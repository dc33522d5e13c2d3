import { DraftMark, type UseDraftText } from '@esg/app-kit';
import type { ReportColleague } from '@esg/contract';
import { Button, Inline, Stack, TextArea } from '@esg/ui';
import { useEffect, useRef } from 'react';
import { completedWith, mentionedIn, suggestedFor } from './mentions.ts';

/** A comment as it is sent; `key` names it, so that sent again it is stored once. */
export type Said = { readonly text: string; readonly mentionIds: string[]; readonly key: string };

type Mention = {
  readonly people: readonly Pick<ReportColleague, 'id' | 'name'>[];
  /** The hint that "@" and a name mention somebody. */
  readonly hint: string;
  /** Label of the suggested people. */
  readonly label: string;
};

export type CommentFormProps = {
  /** Stores the text until it is sent. A prop, because a remote module gets the shell's drafts only through the kit's main entry. */
  readonly draft: UseDraftText;
  readonly label: string;
  readonly action: string;
  readonly lengthMax: number;
  /** People whom a comment can mention; without it nobody. */
  readonly mention?: Mention;
  readonly pending: boolean;
  readonly error: string | undefined;
  /** Whether the person came to write: the box has focus at once. */
  readonly focused?: boolean;
  /** Whether writing is the main purpose of the screen. */
  readonly prominent?: boolean;
  readonly onType?: () => void;
  /** Sends it; the box is then empty, and keeps its text on failure. */
  readonly onSend: (said: Said) => Promise<unknown>;
  readonly onSent?: () => void;
  /** Discards the text. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
};

/** The text, and how it is sent once. */
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

/** A box for a comment, whose text survives a reload. */
export const CommentForm = (props: CommentFormProps) => {
  const { draft, label, action, lengthMax, mention, error, focused = false, prominent = false, cancel } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, isBlocked, change, send } = useComment(props);
  const buttons = useRef<HTMLDivElement>(null);
  // A box at the end of the window is of no use without the button below it.
  useEffect(() => {
    if (!focused) return;
    box.current?.focus();
    buttons.current?.scrollIntoView({ block: 'nearest' });
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
      <Inline gap={2} ref={buttons}>
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

/** People whose names begin with the text after "@". */
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
