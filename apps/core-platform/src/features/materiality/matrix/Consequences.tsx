import { frameworkQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { type Consequence, consequencesOf, materialLibraryIds } from '@esg/contract';
import { Accordion, Heading, SegmentedControl, Stack, Status, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { EnteringAndLeaving } from './EnteringAndLeaving.tsx';
import type { MatrixAt } from './use-matrix.ts';

type Against = 'opened' | 'decided';

/** What the material topics of now change in reports, against when the page was opened or against the last decision. */
const useConsequences = (matrix: MatrixAt, against: Against): Consequence[] => {
  const { assessment, library, settings } = useAssessment();
  const decided = assessment.decision ?? assessment.previous;
  const { judged, judgedBy, opened } = matrix;
  const before = useMemo(
    () => materialLibraryIds(against === 'decided' && decided ? decided.topics : judgedBy(opened)),
    [against, decided, judgedBy, opened],
  );
  return useMemo(() => {
    const after = materialLibraryIds(judged);
    return consequencesOf(library.frameworks, { before, after }, settings.value.industry);
  }, [library.frameworks, before, judged, settings.value.industry]);
};

/** Which disclosures of each framework enter reports, and which leave. */
export const Consequences = memo(({ matrix }: { readonly matrix: MatrixAt }) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const decided = assessment.decision ?? assessment.previous;
  const [against, setAgainst] = useState<Against>('opened');
  const all = useConsequences(matrix, against);
  const language = useLanguage();
  const { data: frameworks } = useQuery(frameworkQueries.list(useApi()));
  const names = new Map(frameworks?.map(({ versionId, name }) => [versionId, name[language]]));
  // Only what the organisation can report by.
  const offered = all.filter(({ versionId }) => frameworks === undefined || names.has(versionId));
  const changed = offered.filter(({ entering, leaving }) => entering.length + leaving.length > 0);
  const year = String(decided?.year);
  const number = decided?.number ?? 0;
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="consequences">
      <Stack gap={1}>
        <Heading level={3} id="consequences">
          <Trans>What it means for reports</Trans>
        </Heading>
        <Text tone="muted" measured>
          <Trans>Disclosures that enter or leave each framework with its topics, as you move a threshold.</Trans>
        </Text>
      </Stack>
      {decided && (
        <SegmentedControl<Against>
          label={t`Compared with`}
          value={against}
          onChange={({ value }) => setAgainst(value)}
          options={[
            { value: 'opened', label: t`When you opened this page` },
            { value: 'decided', label: t`Decision ${number} of ${year}` },
          ]}
        />
      )}
      <Text role="status" strong>
        <Plural
          value={changed.length}
          _0="Nothing changes in any framework."
          one="# framework changes."
          other="# frameworks change."
        />
      </Text>
      <Changed changed={changed} names={names} />
      <BringingNothing judged={matrix.judged} />
    </Stack>
  );
});

/** Material topics that no disclosure of any framework belongs to. */
const BringingNothing = ({ judged }: Pick<MatrixAt, 'judged'>) => {
  const nameOf = useTopicName();
  const bare = judged.filter(({ verdict, topic }) => verdict === 'material' && topic.libraryIds.length === 0);
  if (bare.length === 0) return null;
  const names = bare.map(({ topic }) => nameOf(topic)).join(', ');
  return (
    <Status tone="warning">
      <Trans>
        Material, but without a disclosure in any framework: {names}. Say in the long list which topic of the library
        each is like, or report on it in your own words.
      </Trans>
    </Status>
  );
};

type ChangedProps = { readonly changed: readonly Consequence[]; readonly names: ReadonlyMap<string, string> };

const Changed = ({ changed, names }: ChangedProps) => {
  if (changed.length === 0) return null;
  return (
    <Accordion
      headingLevel={4}
      items={changed.map((consequence) => ({
        id: consequence.versionId,
        title: names.get(consequence.versionId) ?? consequence.versionId,
        mark: <Counts {...consequence} />,
        content: <EnteringAndLeaving consequence={consequence} />,
      }))}
    />
  );
};

const Counts = ({ entering, leaving, inside }: Consequence) => (
  <Text as="span" numeric>
    <Trans>
      +{entering.length} −{leaving.length} · {inside} in reports
    </Trans>
  </Text>
);
