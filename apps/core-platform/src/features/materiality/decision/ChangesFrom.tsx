import {
  changesSince,
  type DecidedTopic,
  decidedTopics,
  type JudgedTopic,
  type MaterialityChange,
  type MaterialityDecision,
} from '@esg/contract';
import { Heading, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useMatrixWords } from '../matrix/use-matrix-words.ts';
import { useTopicName } from '../topic-words.ts';

const changeNames: Record<MaterialityChange['change'], ReturnType<typeof msg>> = {
  now_material: msg`Now material`,
  no_longer_material: msg`No longer material`,
  new: msg`New in the list`,
  gone: msg`No longer in the list`,
  moved: msg`In another place, with the same verdict`,
};

type Since = { readonly decision: MaterialityDecision; readonly topics: readonly DecidedTopic[] };

/** What is different from a decision, what entered or left first. */
export const ChangesSince = ({ decision, topics }: Since) => {
  const { i18n } = useLingui();
  const nameOf = useTopicName();
  const changes = useMemo(() => changesSince(decision, topics), [decision, topics]);
  if (changes.length === 0)
    return (
      <Text tone="muted">
        <Trans>Nothing changed since.</Trans>
      </Text>
    );
  return (
    <Stack gap={2} align="stretch">
      {[...Map.groupBy(changes, ({ change }) => change)].map(([change, found]) => (
        <Text key={change}>
          <strong>
            {i18n._(changeNames[change])} ({found.length}):
          </strong>{' '}
          {found.map((each) => (
            <Changed key={each.origin} change={each} nameOf={nameOf} />
          ))}
        </Text>
      ))}
    </Stack>
  );
};

type ChangedProps = { readonly change: MaterialityChange; readonly nameOf: ReturnType<typeof useTopicName> };

/** A topic, with where it stood and where it stands. */
const Changed = ({ change: { before, after }, nameOf }: ChangedProps) => {
  const { at } = useMatrixWords();
  const named = after ?? before;
  if (!named) return null;
  const isSurveyed = [before, after].every((topic) => (topic?.position.stakeholder ?? null) !== null);
  const place = ({ position }: DecidedTopic) =>
    [position.impact, position.financial, ...(isSurveyed ? [position.stakeholder ?? null] : [])].map(at).join(' / ');
  const moved = before && after && place(before) !== place(after) ? ` (${place(before)} → ${place(after)})` : '';
  return (
    <span data-part="topic">
      {nameOf(named)}
      {moved}
      {'; '}
    </span>
  );
};

/** What this year says otherwise than the last decision about an earlier year. */
export const ChangesFrom = ({ judged }: { readonly judged: readonly JudgedTopic[] }) => {
  const { assessment } = useAssessment();
  const topics = useMemo(() => decidedTopics(judged), [judged]);
  const { previous } = assessment;
  if (!previous) return null;
  const year = String(previous.year);
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="last-year">
      <Heading level={3} id="last-year">
        <Trans>Compared with {year}</Trans>
      </Heading>
      <ChangesSince decision={previous} topics={topics} />
    </Stack>
  );
};
