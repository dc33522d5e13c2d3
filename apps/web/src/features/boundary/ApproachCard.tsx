import { boundaryMutations, boundaryQueries, currentOf } from '@esg/api-client';
import { DraftMark, notify, type UseDraft, useApi, useProblemSentences } from '@esg/app-kit';
import { type Boundary, type ConsolidationApproach, consolidationApproaches } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, RadioGroup, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { approachHints, approachNames } from './boundary-words.ts';
import { Effects } from './Effects.tsx';

type ApproachCardProps = {
  readonly boundary: Boundary;
  /** The unsaved choice; empty if nobody has chosen. */
  readonly draft: UseDraft<ConsolidationApproach | ''>;
  /** Whether the person chooses for the whole organisation. */
  readonly mayChoose: boolean;
};

/** The approach of the year: before anything is saved, the effect of each on the same figures is shown beside the choice. */
export const ApproachCard = ({ boundary, draft, mayChoose }: ApproachCardProps) => {
  const titleId = useId();
  const { year } = boundary;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            <Trans>Approach in {year}</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Standing boundary={boundary} mayChoose={mayChoose} />
          </Text>
        </Stack>
        {mayChoose ? <Choice boundary={boundary} draft={draft} /> : <Chosen approach={boundary.approach} />}
        <Effects year={year} />
      </Stack>
    </Card>
  );
};

/** The period of the approach, in one sentence. */
const Standing = ({ boundary: { year, since }, mayChoose }: Omit<ApproachCardProps, 'draft'>) => {
  if (!mayChoose) return <Trans>People who manage all entities choose it for the whole organisation.</Trans>;
  if (since === null)
    return <Trans>Choose one to get consolidated figures. It also counts for later years until you change it.</Trans>;
  if (since === year) return <Trans>It also counts for later years until you change it there.</Trans>;
  return (
    <Trans>
      Taken over from {since}. Choose another one to change it from {year} on.
    </Trans>
  );
};

const Chosen = ({ approach }: Pick<Boundary, 'approach'>) => {
  const { i18n } = useLingui();
  return (
    <Stack gap={1}>
      <Text strong>{approach ? i18n._(approachNames[approach]) : <Trans>Not chosen yet</Trans>}</Text>
      {approach && <Text tone="muted">{i18n._(approachHints[approach])}</Text>}
    </Stack>
  );
};

/** Somebody else chose one meanwhile: says which, and what happens to the own choice. */
const Competing = ({ theirs }: { readonly theirs: ConsolidationApproach }) => {
  const { i18n } = useLingui();
  const name = i18n._(approachNames[theirs]);
  return (
    <Banner tone="warning" title={<Trans>Someone else has just chosen “{name}”. Yours isn’t saved yet.</Trans>}>
      <Trans>Save the approach to replace theirs, or cancel to keep it.</Trans>
    </Banner>
  );
};

const Choice = ({ boundary: { year, version, approach }, draft }: Omit<ApproachCardProps, 'mayChoose'>) => {
  const { i18n, t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation(boundaryMutations.choose(api, queryClient));
  const chosen = draft.value;
  const theirs = currentOf<Boundary>(error)?.approach;
  const save = () => {
    if (chosen === '' || isPending) return;
    const saved = () => {
      draft.done(chosen);
      notify('success', msg`Approach saved`);
    };
    // Refused because somebody else chose one: the page then shows theirs, and the choice here stays to be saved again.
    const onError = () => void queryClient.invalidateQueries(boundaryQueries.ofYear(api, year));
    mutate({ year, approach: chosen, version }, { onSuccess: saved, onError });
  };
  return (
    <>
      {error && !theirs && <Banner tone="danger" title={problem(error)} />}
      {theirs && theirs !== chosen && <Competing theirs={theirs} />}
      <RadioGroup
        label={t`Approach`}
        labelHidden
        columns
        value={chosen}
        onChange={({ value }) => draft.change(value)}
        options={consolidationApproaches.map((value) => ({
          value,
          label: i18n._(approachNames[value]),
          hint: i18n._(approachHints[value]),
        }))}
      />
      {chosen !== '' && chosen !== approach && (
        <Inline gap={2}>
          <Button emphasis="strong" pending={isPending} onClick={save}>
            <Trans>Save approach</Trans>
          </Button>
          <Button emphasis="quiet" onClick={draft.discard}>
            <Trans>Cancel</Trans>
          </Button>
        </Inline>
      )}
      <DraftMark draft={draft} />
    </>
  );
};
