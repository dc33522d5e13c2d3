import { materialityQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { type MaterialityAction, type MaterialityEvent, materialityLimits, type ScoresChange } from '@esg/contract';
import { Accordion, Stack, Text, Timeline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useCriterionName } from '../scoring/CriterionField.tsx';
import { useTopicName } from '../topic-words.ts';

const actionNames: Record<MaterialityAction, ReturnType<typeof msg>> = {
  started: msg`started the assessment`,
  settings_changed: msg`changed how it is made`,
  topics_added: msg`added topics`,
  topic_changed: msg`changed a topic`,
  iro_added: msg`added an entry`,
  iro_changed: msg`changed an entry`,
  iro_removed: msg`removed an entry`,
  scored: msg`scored an entry`,
  revealed: msg`showed everyone’s scores`,
  settled: msg`settled scores of an entry`,
  register_imported: msg`imported entries from a sheet`,
  import_undone: msg`undid an import of entries`,
  approval_requested: msg`asked for approval`,
  approved: msg`approved the assessment`,
  rejected: msg`returned the assessment to its authors`,
  decided: msg`decided what is material`,
};

/** Who did what in the assessment, the latest first. */
export const ChangeLog = () => {
  const { t } = useLingui();
  return <Accordion headingLevel={3} items={[{ id: 'log', title: t`Log of the assessment`, content: <Log /> }]} />;
};

const Log = () => {
  const { t, i18n } = useLingui();
  const { date, list, time } = useFormatters();
  const { assessment } = useAssessment();
  const { data, error, refetch } = useQuery(materialityQueries.events(useApi(), assessment.id));
  const subjectOf = useSubjects();
  const criterionName = useCriterionName();
  const settlementOf = (event: MaterialityEvent) => {
    if (event.action !== 'settled') return undefined;
    const { scores, reason } = event.after as ScoresChange;
    const said = scores.map(({ criterion, score }) => `${criterionName(criterion)} ${score}`);
    return [subjectOf(event), list(said), reason].filter(Boolean).join(' · ');
  };
  if (!data)
    return (
      <NotLoaded
        title={<Trans>Couldn’t load the log of the assessment</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap={3} align="stretch">
      <Timeline
        label={t`Log of the assessment`}
        events={data.map((event, place) => ({
          id: String(data.length - place),
          title: `${event.by.name} ${i18n._(actionNames[event.action])}`,
          time: `${date(event.at)} ${time(event.at)}`,
          dateTime: event.at,
          content: settlementOf(event) ?? subjectOf(event) ?? reasonOf(event),
        }))}
      />
      {data.length === materialityLimits.eventsShown && (
        <Text size="sm" tone="muted">
          <Trans>The latest {materialityLimits.eventsShown} changes are shown.</Trans>
        </Text>
      )}
    </Stack>
  );
};

/** What an approver said. */
const reasonOf = ({ action, after }: MaterialityEvent) => {
  if (action !== 'approved' && action !== 'rejected') return undefined;
  const { reason } = after as { reason?: string };
  return reason === '' ? undefined : reason;
};

/** The topic or entry that a change is about; nothing where it is gone. */
const useSubjects = () => {
  const { assessment } = useAssessment();
  const nameOf = useTopicName();
  return useMemo(() => {
    const names = new Map([
      ...assessment.topics.map((topic) => [topic.id, nameOf(topic)] as const),
      ...assessment.iros.map(({ id, title }) => [id, title] as const),
    ]);
    return ({ subjectId }: MaterialityEvent) => names.get(subjectId ?? '');
  }, [assessment, nameOf]);
};
