import { reportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Disclosure, isAboutAllTopics, type ReportDisclosure, type Topic } from '@esg/contract';
import { Banner, Button, EmptyState, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { TakeOverOffer } from '../../wizard/materiality/TakeOverOffer.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { TopicCard } from './TopicCard.tsx';
import { useMaterialTopics } from './use-material-topics.ts';

const none: readonly ReportDisclosure[] = [];

const dependsOnMateriality = ({ disclosures }: Topic) =>
  disclosures.some(({ mandatory }) => mandatory === 'if_material');

/**
 * Topics that the report answers something of, in the framework's order. Where a framework says which topics depend on materiality, only
 * those: what is asked of everybody, or about all material topics, cannot be chosen.
 */
const topicsToChoose = (topics: readonly Topic[], codes: readonly string[]) => {
  const selected = new Set(codes);
  const isToldApart = topics.some(dependsOnMateriality);
  const isChosen = (disclosure: Disclosure) =>
    selected.has(disclosure.code) && disclosure.mandatory !== 'yes' && !isAboutAllTopics(disclosure);
  return topics.flatMap((topic) => {
    const disclosures = topic.disclosures.filter(isChosen);
    return disclosures.length > 0 && (!isToldApart || dependsOnMateriality(topic)) ? [{ ...topic, disclosures }] : [];
  });
};

/** Step: which topics are material. Others may be omitted, with the reason that the report prints. Saves by itself. */
export const SelectTopics = () => {
  const { t } = useLingui();
  const { report, framework, readOnly } = useWizard();
  const { data: states = none } = useQuery(reportQueries.disclosures(useApi(), report.id));
  const { topics: material, change, add, error } = useMaterialTopics();
  const topics = useMemo(
    () => topicsToChoose(framework.topics, report.disclosureCodes),
    [framework, report.disclosureCodes],
  );
  const count = topics.filter(({ code }) => material.has(code)).length;
  const total = topics.length;
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Select topics`}
        purpose={t`Say which topics are material for you. Related requirements follow; you can leave out what isn’t material, giving that reason.`}
      />
      <TakeOverOffer />
      {error && <Banner tone="danger">{error}</Banner>}
      {topics.length === 0 ? (
        <EmptyState
          title={<Trans>No topic yet</Trans>}
          purpose={<Trans>Topics appear here once disclosures of them are selected.</Trans>}
        />
      ) : (
        <Inline gap={4}>
          <Text strong numeric role="status">
            <Trans>
              {count} of {total} topics are material
            </Trans>
          </Text>
          {!readOnly && count < total && (
            <Button size="compact" onClick={() => add(topics.map(({ code }) => code))}>
              <Trans>Mark all as material</Trans>
            </Button>
          )}
        </Inline>
      )}
      <Stack as="ul" gap={3} align="stretch">
        {topics.map((topic) => (
          <TopicCard
            key={topic.code}
            topic={topic}
            states={states}
            isMaterial={material.has(topic.code)}
            disabled={readOnly}
            onMaterial={(isMaterial) => change(topic.code, isMaterial)}
          />
        ))}
      </Stack>
    </Stack>
  );
};
