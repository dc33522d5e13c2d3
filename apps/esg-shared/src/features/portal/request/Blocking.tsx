import { portalRequestMutations } from '@esg/api-client';
import { DraftMark, notifyProblem, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { collectionLimits, type PortalQuestion, type PortalTask } from '@esg/contract';
import { Banner, Button, Card, Form, Inline, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { stateOf } from './question-state.ts';
import * as css from './request.css.ts';
import { placeOf } from './request-place.ts';

type BlockingProps = { readonly task: PortalTask; readonly question: PortalQuestion };

/** Says why a question cannot be answered, in place of an answer; or takes that back. */
export const Blocking = ({ task, question }: BlockingProps) => {
  const [isOpened, setIsOpened] = useState(false);
  const draft = useDraftText(`block/${task.collectionId}/${task.entityId}/${question.sectionId}`);
  const state = stateOf(question);
  if (state === 'entered' || state === 'estimated') return null;
  if (question.blocked)
    return <Blocked task={task} question={question} reason={question.blocked.reason} isNew={isOpened} />;
  if (!isOpened && !draft.isChanged)
    return (
      <Inline>
        <Button size="compact" emphasis="quiet" onClick={() => setIsOpened(true)}>
          <Trans>I can’t answer this</Trans>
        </Button>
      </Inline>
    );
  return <Reason task={task} question={question} isPressed={isOpened} onClose={() => setIsOpened(false)} />;
};

type BlockedProps = BlockingProps & {
  readonly reason: string;
  /** Whether it has just been saved. */
  readonly isNew: boolean;
};

const Blocked = ({ task, question, reason, isNew }: BlockedProps) => {
  const card = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // The form that had focus has gone; what was saved stands in its place.
  useEffect(() => {
    if (isNew) card.current?.focus();
  }, [isNew]);
  const unblock = useMutation(portalRequestMutations.unblock(useApi(), useQueryClient(), placeOf(task, question)));
  return (
    <Card tone="sunken" padding="compact" ref={card} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Stack gap={3} align="stretch">
        <Text strong id={titleId}>
          <Trans>You said that you can’t answer this</Trans>
        </Text>
        <Text as="div">
          <span className={css.message}>{reason}</span>
        </Text>
        <Inline>
          <Button pending={unblock.isPending} onClick={() => unblock.mutate(undefined, { onError: notifyProblem })}>
            <Trans>Answer it after all</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};

type ReasonProps = BlockingProps & {
  /** Whether it was opened by a press, not by a reason that was typed before. */
  readonly isPressed: boolean;
  readonly onClose: () => void;
};

const Reason = ({ task, question, isPressed, onClose }: ReasonProps) => {
  const { t } = useLingui();
  const { problem, issue } = useProblemSentences();
  const reasonId = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const draft = useDraftText(`block/${task.collectionId}/${task.entityId}/${question.sectionId}`);
  const [isTried, setIsTried] = useState(false);
  const block = useMutation(portalRequestMutations.block(useApi(), useQueryClient(), placeOf(task, question)));
  // The pressed button has gone, and the box may be below the window.
  useEffect(() => {
    if (!isPressed) return;
    document.getElementById(reasonId)?.focus();
    buttons.current?.scrollIntoView({ block: 'nearest' });
  }, [isPressed, reasonId]);
  const reason = draft.text.trim();
  const label = t`Why can’t you answer this?`;
  const missing = isTried && reason === '' ? issue({ rule: 'required', params: {} }, label) : undefined;
  const send = () => {
    setIsTried(true);
    if (reason === '' || block.isPending) return;
    block.mutate(reason, { onSuccess: () => draft.done(draft.text) });
  };
  return (
    <Form
      onSubmit={send}
      errorsTitle={t`Not saved yet`}
      errors={missing === undefined ? [] : [{ fieldId: reasonId, message: missing }]}
    >
      {block.error && <Banner tone="danger" title={problem(block.error)} />}
      <TextArea
        id={reasonId}
        label={label}
        hint={t`Such as a missing meter, or a bill that comes later. The person who checks your answers reads it.`}
        required
        rows={2}
        error={missing}
        maxLength={collectionLimits.noteLengthMax}
        value={draft.text}
        onChange={({ value }) => draft.change(value)}
      />
      <DraftMark draft={draft} />
      <Inline gap={2} ref={buttons}>
        <Button type="submit" emphasis="strong" pending={block.isPending}>
          <Trans>Save reason</Trans>
        </Button>
        <Button
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
