import { ApiError, materialityMutations, sessionQueries } from '@esg/api-client';
import { notify, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { type JudgedTopic, materialityLimits, materialityStepPath, nextApprovalStep } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, Heading, Inline, Stack, Text, TextArea, TextLink } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useMatrixWords } from '../matrix/use-matrix-words.ts';
import { ApprovalSteps } from './ApprovalSteps.tsx';

type DecideProps = { readonly judged: readonly JudgedTopic[] };
/** What a person is asked to sign: it stays as they read it, whatever others change meanwhile. */
type Asked = DecideProps & { readonly stamp: string };

/** The reason and the button, for people who decide; for others, who does. */
export const Decide = ({ judged }: DecideProps) => {
  const { mayDecide, assessment } = useAssessment();
  // What nobody scored has nothing to show, and keeps nobody from deciding.
  const hidden = assessment.iros.filter(({ revealedAt, scoredBy }) => revealedAt === null && scoredBy > 0).length;
  const isApproved = nextApprovalStep(assessment) === undefined;
  return (
    <Card as="section" aria-labelledby="decide">
      <Stack gap={4} align="stretch">
        <Heading level={3} id="decide">
          <Trans>Decide</Trans>
        </Heading>
        <ApprovalSteps />
        {!mayDecide && (
          <Text>
            <Trans>
              Only people who decide what is material can do this. Ask an administrator of your organisation.
            </Trans>
          </Text>
        )}
        {mayDecide && hidden > 0 && <Hidden count={hidden} />}
        {mayDecide && hidden === 0 && judged.length > 0 && isApproved && <Ready judged={judged} />}
      </Stack>
    </Card>
  );
};

/** Nobody decides about scores that they have not seen. */
const Hidden = ({ count }: { readonly count: number }) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  return (
    <Banner
      tone="warning"
      title={t`Scores are still hidden`}
      action={
        <TextLink asChild>
          <Link {...({ to: materialityStepPath(assessment.id, 'scoring') } as LinkProps)}>
            <Trans>Go to scoring</Trans>
          </Link>
        </TextLink>
      }
    >
      <Plural
        value={count}
        one="The scores of # entry are hidden. Show them first: a decision is about what everyone can see."
        other="The scores of # entries are hidden. Show them first: a decision is about what everyone can see."
      />
    </Banner>
  );
};

/** What is being changed, or could not be saved, is not what would be decided. */
const NotStored = () => {
  const { t } = useLingui();
  return (
    <Banner tone="warning" title={t`A change of the settings isn’t saved yet`}>
      <Trans>A decision is about what is saved. See at the top of the page what keeps it, then decide.</Trans>
    </Banner>
  );
};

const NotDecided = ({ error }: { readonly error: Error }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const isStale = error instanceof ApiError && error.code === 'resource.stale';
  return (
    <Banner tone="danger" title={isStale ? t`Something changed while you were reading` : problem(error)}>
      {isStale && <Trans>You see the latest state now. Check it, then decide again.</Trans>}
    </Banner>
  );
};

const Ready = ({ judged }: DecideProps) => {
  const { t } = useLingui();
  const { assessment, settings } = useAssessment();
  const draft = useDraftText(`materiality-decision/${assessment.id}`);
  const [asking, setAsking] = useState<Asked>();
  const [isAsked, setAsked] = useState(false);
  const decide = useMutation(materialityMutations.decide(useApi(), useQueryClient()));
  const lacksReason = draft.text.trim() === '';
  const isStored = settings.state.kind === 'idle' || settings.state.kind === 'saved';
  const ask = () => {
    setAsked(true);
    if (!lacksReason) setAsking({ judged, stamp: assessment.stamp });
  };
  const confirm = ({ stamp }: Asked) =>
    decide.mutate(
      { id: assessment.id, reason: draft.text, stamp },
      {
        onSuccess: () => {
          draft.done(draft.text);
          setAsked(false);
          notify('success', msg`The decision is made`);
        },
        onSettled: () => setAsking(undefined),
      },
    );
  return (
    <Stack gap={4} align="stretch">
      {!isStored && <NotStored />}
      {decide.error && <NotDecided error={decide.error} />}
      <TextArea
        label={t`Reason for the decision`}
        hint={t`Who was involved, and what it rests on, such as a meeting of the board.`}
        value={draft.text}
        maxLength={materialityLimits.textLengthMax}
        error={isAsked && lacksReason ? t`Say what the decision rests on.` : undefined}
        onChange={({ value }) => draft.change(value)}
      />
      {isStored && (
        <Inline>
          <Button emphasis="strong" onClick={ask}>
            <Trans>Decide what is material</Trans>
          </Button>
        </Inline>
      )}
      {asking && (
        <ConfirmDecision
          asked={asking}
          pending={decide.isPending}
          onConfirm={() => confirm(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
};

type ConfirmDecisionProps = {
  readonly asked: Asked;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Names who decides, and everything that is decided, before it stands for good. */
const ConfirmDecision = ({ asked, pending, onConfirm, onClose }: ConfirmDecisionProps) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const { data: profile } = useQuery(sessionQueries.me(useApi()));
  const words = useMatrixWords();
  const name = profile ? `${profile.firstName} ${profile.lastName}` : '';
  const year = String(assessment.year);
  const namesOf = (verdict: JudgedTopic['verdict']) =>
    asked.judged
      .filter((each) => each.verdict === verdict)
      .map(words.nameOf)
      .join(' · ') || '–';
  const stamp = asked.stamp.slice(0, 8);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Decide what is material for ${year}?`}
      description={t`It is signed with your name and can’t be changed. You can decide again later.`}
      confirmLabel={name ? t`Decide as ${name}` : t`Decide`}
      cancelLabel={t`Not yet`}
      pending={pending}
      onConfirm={onConfirm}
    >
      <Stack gap={3} align="stretch">
        <Text>
          <strong>
            <Trans>Material:</Trans>
          </strong>{' '}
          {namesOf('material')}
        </Text>
        <Text>
          <strong>
            <Trans>Not material:</Trans>
          </strong>{' '}
          {namesOf('not_material')}
        </Text>
        {asked.judged.some(({ verdict }) => verdict === 'unscored') && (
          <Text>
            <strong>
              <Trans>Not scored, and so not decided:</Trans>
            </strong>{' '}
            {namesOf('unscored')}
          </Text>
        )}
        <Text size="sm" tone="muted">
          <Trans>State of the assessment: {stamp}</Trans>
        </Text>
      </Stack>
    </ConfirmDialog>
  );
};
