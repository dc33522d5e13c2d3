import { climateScreeningMutations } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import {
  climateScreeningLimits,
  type ScopeThreeCriterion,
  type ScopeThreeRelevance,
  type ScreenedCategory,
  type ScreeningCategory,
  scopeThreeCriteria,
} from '@esg/contract';
import { Banner, Card, CheckboxGroup, Facts, Heading, RadioGroup, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RelevanceStatus } from './RelevanceStatus.tsx';
import { SavePart } from './SavePart.tsx';
import { usePart } from './use-part.ts';
import { useScreeningWords } from './use-screening-words.ts';

type Decided = {
  readonly relevance: ScopeThreeRelevance | null;
  readonly criteria: readonly ScopeThreeCriterion[];
  readonly reason: string;
};

const decidedOf = ({ relevance, criteria, reason }: ScreeningCategory): Decided => ({ relevance, criteria, reason });

type DecisionProps = { readonly category: ScreenedCategory; readonly mayDecide: boolean };

/** Whether the category is relevant, by which criteria and why, who decided it and when. */
export const Decision = ({ category, mayDecide }: DecisionProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            <Trans>Is it relevant?</Trans>
          </Heading>
          <DecidedBy category={category} />
        </Stack>
        {category.relevance === 'not_relevant' && category.lines.count + category.lines.openCount > 0 && (
          <Banner tone="warning" title={<Trans>It has activity data all the same</Trans>}>
            <Trans>Lines with a result count in the totals and in reports until they’re deleted.</Trans>
          </Banner>
        )}
        {mayDecide ? <DecisionForm category={category} /> : <DecisionFacts decided={decidedOf(category)} />}
        {!mayDecide && (
          <Text tone="muted" size="sm">
            <Trans>People who may confirm factors decide this, because inventory reports print it.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const DecidedBy = ({ category: { decidedBy, decidedAt } }: Pick<DecisionProps, 'category'>) => {
  const { date } = useFormatters();
  if (!decidedAt)
    return (
      <Text tone="muted" size="sm">
        <Trans>It hasn’t been decided yet.</Trans>
      </Text>
    );
  const day = date(decidedAt);
  return (
    <Text tone="muted" size="sm">
      <Trans>
        Decided by {decidedBy} on {day}.
      </Trans>
    </Text>
  );
};

/** A decision to read, such as the one that somebody else has just made. */
const DecisionFacts = ({ decided: { relevance, criteria, reason } }: { readonly decided: Decided }) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const words = useScreeningWords();
  return (
    <Facts
      facts={[
        { term: t`Relevance`, value: <RelevanceStatus relevance={relevance} /> },
        { term: t`Criteria`, value: criteria.length > 0 ? list(criteria.map(words.criterion)) : '–' },
        { term: t`Reason`, value: reason || '–' },
      ]}
    />
  );
};

const DecisionForm = ({ category }: Pick<DecisionProps, 'category'>) => {
  const { t } = useLingui();
  const words = useScreeningWords();
  const [tried, setTried] = useState(false);
  const { mutateAsync } = useMutation(climateScreeningMutations.decide(useApi(), useQueryClient()));
  const part = usePart<Decided>({
    id: 'decision',
    category,
    partOf: decidedOf,
    send: ({ relevance, criteria, reason }, version) =>
      mutateAsync({
        category: category.category,
        change: { relevance, criteria: [...criteria], reason: reason.trim(), version },
      }),
  });
  const { typed, type, competing } = part;
  const lacksReason = typed.relevance === 'not_relevant' && typed.reason.trim() === '';
  const submit = () => {
    setTried(true);
    if (!lacksReason) part.save();
  };
  return (
    <Stack gap={4} align="stretch">
      <RadioGroup<ScopeThreeRelevance | 'undecided'>
        label={t`Relevance`}
        value={typed.relevance ?? 'undecided'}
        onChange={({ value }) => type({ relevance: value === 'undecided' ? null : value })}
        options={(['relevant', 'not_relevant', 'undecided'] as const).map((value) => ({
          value,
          label: words.relevance(value === 'undecided' ? null : value),
        }))}
      />
      {typed.relevance === 'relevant' && (
        <CriteriaField criteria={typed.criteria} onChange={(criteria) => type({ criteria })} />
      )}
      <TextArea
        label={t`Reason`}
        hint={typed.relevance === 'not_relevant' ? t`Inventory reports print it beside the exclusion.` : undefined}
        required={typed.relevance === 'not_relevant'}
        maxLength={climateScreeningLimits.reasonLengthMax}
        error={tried && lacksReason ? t`Enter the reason` : undefined}
        value={typed.reason}
        onChange={({ value }) => type({ reason: value })}
      />
      {competing && (
        <Banner tone="warning" title={<Trans>Someone else has just changed this</Trans>}>
          <DecisionFacts decided={competing} />
        </Banner>
      )}
      <SavePart part={part} onSave={submit} label={<Trans>Save decision</Trans>} />
    </Stack>
  );
};

type CriteriaFieldProps = {
  readonly criteria: readonly ScopeThreeCriterion[];
  readonly onChange: (criteria: readonly ScopeThreeCriterion[]) => void;
};

const CriteriaField = ({ criteria, onChange }: CriteriaFieldProps) => {
  const { t } = useLingui();
  const words = useScreeningWords();
  return (
    <CheckboxGroup
      label={t`Criteria`}
      hint={t`By the GHG Protocol’s standard for the value chain, table 6.1.`}
      value={criteria}
      onChange={({ value }) => onChange(value)}
      options={scopeThreeCriteria.map((value) => ({
        value,
        label: words.criterion(value),
        hint: words.criterionHint(value),
      }))}
    />
  );
};
