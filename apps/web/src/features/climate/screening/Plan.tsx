import { climateQueries, climateScreeningMutations } from '@esg/api-client';
import { useApi, useDateLabels, useFormatters, useLanguage } from '@esg/app-kit';
import { languageTags, type ScopeThreeMethod, type ScreenedCategory, type ScreeningCategory } from '@esg/contract';
import { Banner, Card, DateField, Facts, Grid, Heading, Select, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { SavePart } from './SavePart.tsx';
import { usePart } from './use-part.ts';
import { useScreeningWords } from './use-screening-words.ts';

type Planned = { readonly method: ScopeThreeMethod | null; readonly owner: string; readonly dueOn: string | null };

const plannedOf = ({ method, owner, dueOn }: ScreeningCategory): Planned => ({ method, owner, dueOn });

type PlanProps = { readonly category: ScreenedCategory; readonly mayWrite: boolean };

/** How the category is to be calculated, who has the data, and until when. */
export const Plan = ({ category, mayWrite }: PlanProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={id}>
            <Trans>How it’s calculated</Trans>
          </Heading>
          <Text tone="muted" size="sm">
            <Trans>
              The more specific the data, the better: ask suppliers for the largest categories, and use spending for a
              first estimate.
            </Trans>
          </Text>
        </Stack>
        {mayWrite ? <PlanForm category={category} /> : <PlanFacts planned={plannedOf(category)} />}
      </Stack>
    </Card>
  );
};

const PlanFacts = ({ planned: { method, owner, dueOn } }: { readonly planned: Planned }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const words = useScreeningWords();
  return (
    <Facts
      facts={[
        { term: t`Planned method`, value: words.method(method) || '–' },
        { term: t`Data owner`, value: owner || '–' },
        { term: t`Due`, value: dueOn ? date(dueOn) : '–' },
      ]}
    />
  );
};

const PlanForm = ({ category }: Pick<PlanProps, 'category'>) => {
  const { t } = useLingui();
  const words = useScreeningWords();
  const locale = languageTags[useLanguage()];
  const dateLabels = useDateLabels(t`Due`);
  const api = useApi();
  const { data: library } = useQuery(climateQueries.library(api));
  const { mutateAsync } = useMutation(climateScreeningMutations.plan(api, useQueryClient()));
  const [isDay, setIsDay] = useState(true);
  const part = usePart<Planned>({
    id: 'plan',
    category,
    partOf: plannedOf,
    send: ({ method, owner, dueOn }, version) =>
      mutateAsync({ category: category.category, change: { method, owner: owner.trim(), dueOn, version } }),
  });
  const { typed, type, competing } = part;
  const methods = library?.categories.find(({ number }) => number === category.category)?.methods ?? [];
  return (
    <Stack gap={4} align="stretch">
      <Grid cell="small" gap={3}>
        <Select
          label={t`Planned method`}
          placeholder={t`Not planned`}
          value={typed.method ?? ''}
          onChange={({ value }) => type({ method: methods.find((method) => method === value) ?? null })}
          options={methods.map((value) => ({ value, label: words.method(value) }))}
        />
        <TextField
          label={t`Data owner`}
          hint={t`The person or team that has the data.`}
          autoComplete="off"
          value={typed.owner}
          onChange={({ value }) => type({ owner: value })}
        />
        <DateField
          label={t`Due`}
          locale={locale}
          labels={dateLabels}
          error={isDay ? undefined : t`Enter a day`}
          value={typed.dueOn ?? ''}
          onChange={({ value }) => {
            setIsDay(value !== undefined);
            if (value !== undefined) type({ dueOn: value || null });
          }}
        />
      </Grid>
      {competing && (
        <Banner tone="warning" title={<Trans>Someone else has just changed this</Trans>}>
          <PlanFacts planned={competing} />
        </Banner>
      )}
      <SavePart part={part} onSave={() => isDay && part.save()} label={<Trans>Save plan</Trans>} />
    </Stack>
  );
};
