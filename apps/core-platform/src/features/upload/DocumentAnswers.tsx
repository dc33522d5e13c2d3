import { documentQueries, reportQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { type Disclosure, frameworkReportPath } from '@esg/contract';
import { Accordion, Card, Heading, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { AiLocked } from '../../wizard/suggestions/AiLocked.tsx';
import { DocumentCenterLink } from '../../wizard/suggestions/DocumentCenterLink.tsx';
import { RunState } from '../../wizard/suggestions/RunState.tsx';
import { useNewestRun, useSuggestions } from '../../wizard/suggestions/use-suggestions.ts';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { answeredAndMissing } from './answered-and-missing.ts';

/** Which disclosures the organisation's documents can answer, and what is missing in them (spec section 3, data collection). */
export const DocumentAnswers = () => {
  const titleId = useId();
  const { isUnlocked, mayWrite } = useSuggestions();
  if (!isUnlocked) return <AiLocked />;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4} align="stretch">
        <Heading level={3} size="md" id={titleId}>
          <Trans>What your documents answer</Trans>
        </Heading>
        <Text size="sm" tone="muted" measured>
          <Trans>
            The document center is searched. Files that you add below prove what the report says and aren’t searched.
          </Trans>{' '}
          <DocumentCenterLink />
        </Text>
        <Reading />
        <Said />
        {mayWrite && <RunState />}
      </Stack>
    </Card>
  );
};

/** How many documents are being read: what they state is found only afterwards. */
const Reading = () => {
  const { data } = useQuery(documentQueries.all(useApi()));
  const documents = data?.documents ?? [];
  const unread = documents.filter(({ reading: { state } }) => state === 'waiting' || state === 'reading').length;
  if (unread === 0) return null;
  return (
    <Text role="status" numeric>
      <Plural value={unread} one="# document is still being read." other="# documents are still being read." />
    </Text>
  );
};

/** What was found for which disclosure, and for which nothing is stated. */
const Said = () => {
  const { t } = useLingui();
  const { report, framework } = useWizard();
  const { counts, isRead } = useSuggestions();
  const { run } = useNewestRun();
  const [unfolded, unfold] = useState<readonly string[]>([]);
  const states = useQuery(reportQueries.disclosures(useApi(), report.id));
  if (!isRead || !run || !states.data) return null;
  const { found, missing } = answeredAndMissing(framework, states.data, counts);
  const parts = [
    { id: 'found', title: t`Can be answered`, disclosures: found },
    { id: 'missing', title: t`Still missing`, disclosures: missing },
  ];
  return (
    <Stack gap={3} align="stretch">
      <Text numeric>
        <Plural
          value={found.length}
          _0="No open suggestions."
          one="Your documents can answer # disclosure. Review what was found."
          other="Your documents can answer # disclosures. Review what was found."
        />
      </Text>
      <Accordion
        headingLevel={4}
        value={unfolded}
        onChange={({ value }) => unfold(value)}
        items={parts
          .filter(({ disclosures }) => disclosures.length > 0)
          .map(({ disclosures, ...part }) => ({
            ...part,
            mark: String(disclosures.length),
            content: <Disclosures disclosures={disclosures} />,
          }))}
      />
    </Stack>
  );
};

const Disclosures = ({ disclosures }: { readonly disclosures: readonly Disclosure[] }) => {
  const language = useLanguage();
  const cite = useCitation();
  const { report } = useWizard();
  const to = frameworkReportPath(report, 'data-input');
  return (
    <Stack as="ul" gap={1}>
      {disclosures.map(({ code, title }) => (
        <li key={code}>
          <TextLink asChild emphasis="quiet">
            <Link {...({ to, search: { disclosure: code } } as LinkProps)}>
              {cite(code)} {title[language]}
            </Link>
          </TextLink>
        </li>
      ))}
    </Stack>
  );
};
