import { climateQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  climateScreeningLimits,
  estimateOfLine,
  lineOfEstimate,
  type NewClimateActivity,
  type ScreenedCategory,
  type ScreeningEstimated,
} from '@esg/contract';
import { Banner, Button, Card, Facts, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { answersTo } from '../lines/answers-to.ts';
import { QuestionChoices, Wanted } from '../lines/QuestionChoices.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { EstimateDialog } from './EstimateDialog.tsx';
import { type EstimateDeeds, useEstimates } from './use-estimates.ts';

type EstimatesProps = {
  readonly category: ScreenedCategory;
  /** The year that new ones are of. */
  readonly year: string;
  readonly mayWrite: boolean;
};

/** What the category roughly comes to, from yearly amounts and factors that somebody compared with their source; never a guess. */
export const Estimates = ({ category, year, mayWrite }: EstimatesProps) => {
  const id = useId();
  const tonnes = useTonnes();
  const { problem } = useProblemSentences();
  const deeds = useEstimates(category);
  const [opened, setOpened] = useState<{ readonly estimate?: ScreeningEstimated }>();
  const { estimates, estimatedKgCo2e } = category;
  const sum = estimatedKgCo2e === null ? '' : tonnes(estimatedKgCo2e);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <About id={id} />
        {estimates.map((estimate) => (
          <Estimate
            key={JSON.stringify(estimate)}
            category={category.category}
            estimate={estimate}
            deeds={deeds}
            mayWrite={mayWrite}
            onOpen={() => setOpened({ estimate })}
          />
        ))}
        {sum !== '' && estimates.length > 1 && (
          <Text>
            <Trans>Together: {sum} t CO₂e</Trans>
          </Text>
        )}
        {estimates.length === 0 && !mayWrite && (
          <Text tone="muted">
            <Trans>This category hasn’t been estimated yet.</Trans>
          </Text>
        )}
        {deeds.error && !opened && <Banner tone="danger" title={problem(deeds.error)} />}
        {mayWrite && <Adding count={estimates.length} onAdd={() => setOpened({})} />}
      </Stack>
      {opened && (
        <EstimateDialog
          category={category.category}
          year={year}
          estimate={opened.estimate}
          deeds={deeds}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  );
};

const About = ({ id }: { readonly id: string }) => (
  <Stack gap={1}>
    <Heading level={2} size="md" id={id}>
      <Trans>Rough estimate</Trans>
    </Heading>
    <Text tone="muted" size="sm">
      <Trans>
        From what was spent or used in a year, by confirmed factors and your own ones only. It shows which categories
        matter; no report counts it.
      </Trans>
    </Text>
  </Stack>
);

type AddingProps = { readonly count: number; readonly onAdd: () => void };

const Adding = ({ count, onAdd }: AddingProps) => {
  const most = useFormatters().integer(climateScreeningLimits.estimatesMax);
  return count < climateScreeningLimits.estimatesMax ? (
    <div>
      <Button onClick={onAdd}>
        <Trans>Add a rough estimate</Trans>
      </Button>
    </div>
  ) : (
    <Text tone="muted" size="sm">
      <Trans>A category has {most} estimates at most. Add up small amounts of one kind.</Trans>
    </Text>
  );
};

type EstimateProps = {
  readonly category: number;
  readonly estimate: ScreeningEstimated;
  readonly deeds: EstimateDeeds;
  readonly mayWrite: boolean;
  readonly onOpen: () => void;
};

const Estimate = ({ category, estimate, deeds, mayWrite, onOpen }: EstimateProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { decimal, list } = useFormatters();
  const names = useClimateNames();
  const words = useClimateWords();
  const unitName = useUnitNames();
  const tonnes = useTonnes();
  const { activityTypeId, activity, year, amount, unit, kgCo2e, factors, caveats, question, source } = estimate;
  const name = [names.activityType(activityTypeId), activity, year].filter(Boolean).join(' · ');
  const told = caveats.filter((caveat) => caveat !== 'estimate').map(words.caveat);
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        {name}
      </Heading>
      {question && (
        <Question category={category} estimate={estimate} question={question} deeds={deeds} mayWrite={mayWrite} />
      )}
      <Facts
        facts={[
          { term: t({ context: 'quantity', message: 'Amount' }), value: `${decimal(amount)} ${unitName(unit)}` },
          { term: t`Emissions`, value: kgCo2e === null ? t`No number yet` : `${tonnes(kgCo2e)} t CO₂e` },
          ...(factors.length > 0
            ? [
                {
                  term: t`Factor`,
                  value: list(factors.map((factor) => `${factor.name[language]} (${factor.source})`)),
                },
              ]
            : []),
          ...(told.length > 0 ? [{ term: t`To know`, value: told.join('. ') }] : []),
          ...(source ? [{ term: t`Where the amount comes from`, value: source }] : []),
        ]}
      />
      {mayWrite && (
        <Inline gap={2}>
          <Button size="compact" aria-label={t`Change ${name}`} onClick={onOpen}>
            <Trans>Change</Trans>
          </Button>
          <Button
            size="compact"
            emphasis="quiet"
            aria-label={t`Remove ${name}`}
            pending={deeds.pending}
            onClick={() => void deeds.remove(estimate).catch(() => undefined)}
          >
            <Trans>Remove</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type QuestionProps = Omit<EstimateProps, 'onOpen'> & { readonly question: NonNullable<ScreeningEstimated['question']> };

/** Why there is no number, with what settles it: a choice, or a factor of one's own. */
const Question = ({ category, estimate, question, deeds, mayWrite }: QuestionProps) => {
  const words = useClimateWords();
  const { activityTypeId } = estimate;
  const { data: detail } = useQuery({ ...climateQueries.type(useApi(), activityTypeId), enabled: mayWrite });
  const reply = (part: Partial<NewClimateActivity>) =>
    void deeds
      .change(estimate, estimateOfLine({ ...lineOfEstimate(category, estimate), ...part }))
      .catch(() => undefined);
  return (
    <Banner tone="warning" title={words.question(question.reason)}>
      <Stack gap={2}>
        <Wanted question={question} />
        {mayWrite && (
          <QuestionChoices
            choices={detail ? answersTo(question, lineOfEstimate(category, estimate), detail) : []}
            pending={deeds.pending}
            onReply={reply}
          >
            <TextLink asChild>
              <Link to="/ct/climate/factors" search={{ activityTypeId }}>
                <Trans>Own factors for this</Trans>
              </Link>
            </TextLink>
          </QuestionChoices>
        )}
      </Stack>
    </Banner>
  );
};
