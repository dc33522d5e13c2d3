import { frameworkQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type EntityMergeChoice, type EntityMergeConflict, formatPeriod, unitPrinted } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { Button, Heading, Inline, RadioGroup, Stack } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** By figures of the merged entity; where one is not named, the other entity keeps its own. */
export type MergeChoices = ReadonlyMap<string, EntityMergeChoice>;

type MergeConflictsProps = {
  readonly conflicts: readonly EntityMergeConflict[];
  readonly name: string;
  readonly target: string;
  readonly choices: MergeChoices;
  readonly onChange: (choices: MergeChoices) => void;
};

type Total = EntityMergeConflict['source']['total'];

const drawnAtOnce = 50;

/** Names of metrics and their amounts. */
const useWords = () => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  return {
    title: ({ metricKey, labels, source: { period } }: EntityMergeConflict) => {
      const metric = library?.metrics.find(({ key }) => key === metricKey);
      return [metric?.name[language] ?? metricKey, ...labels, formatPeriod(period, language)].join(' · ');
    },
    amount: (metricKey: string, total: Total): string => {
      if (!total) return t`an answer`;
      const kind = library?.metrics.find(({ key }) => key === metricKey)?.unitKind;
      const units = library?.units.find((each) => each.kind === kind)?.units;
      const unit = units?.find(({ code }) => code === total.unit);
      return `${decimal(total.number)} ${unit ? unitPrinted(unit, language) : total.unit}`.trim();
    },
  };
};

/** The sum of both figures, where they can be added up. */
const sumIn = ({ canAdd, source, targets: [target] }: EntityMergeConflict): Total =>
  canAdd && source.total && target?.total
    ? { number: sumOf([target.total.number, source.total.number]), unit: source.total.unit }
    : null;

/** Where both entities have a figure for the same days, the person keeps one of the two, or adds them up. */
export const MergeConflicts = (props: MergeConflictsProps) => {
  const { conflicts, name, target, choices, onChange } = props;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const all = (choice: EntityMergeChoice, of: readonly EntityMergeConflict[]) =>
    onChange(new Map(of.map(({ source }) => [source.id, choice])));
  const additions = conflicts.filter(({ canAdd }) => canAdd);
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="md">
        <Plural
          value={conflicts.length}
          one="Both have # figure for the same days"
          other="Both have # figures for the same days"
        />
      </Heading>
      <Inline gap={2}>
        <Button size="compact" onClick={() => onChange(new Map())}>
          <Trans>Keep all of {target}</Trans>
        </Button>
        <Button size="compact" onClick={() => all('take', conflicts)}>
          <Trans>Take all of {name}</Trans>
        </Button>
        {additions.length > 0 && (
          <Button size="compact" onClick={() => all('add', additions)}>
            <Trans>Add up all amounts</Trans>
          </Button>
        )}
      </Inline>
      {conflicts.slice(0, drawn).map((conflict) => (
        <Conflict
          key={conflict.source.id}
          conflict={conflict}
          name={name}
          target={target}
          choices={choices}
          onChange={onChange}
        />
      ))}
      {conflicts.length > drawn && (
        <Button onClick={() => setDrawn(drawn + drawnAtOnce)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </Stack>
  );
};

type ConflictProps = Omit<MergeConflictsProps, 'conflicts'> & { readonly conflict: EntityMergeConflict };

const Conflict = ({ conflict, name, target, choices, onChange }: ConflictProps) => {
  const { t } = useLingui();
  const words = useWords();
  const { metricKey, source, targets } = conflict;
  const kept = targets.map(({ total }) => words.amount(metricKey, total)).join(', ');
  const taken = words.amount(metricKey, source.total);
  const total = sumIn(conflict);
  const sum = total && words.amount(metricKey, total);
  const choose = (value: string) => {
    const next = new Map(choices);
    if (value === 'take' || value === 'add') next.set(source.id, value);
    else next.delete(source.id);
    onChange(next);
  };
  return (
    <RadioGroup
      label={words.title(conflict)}
      value={choices.get(source.id) ?? 'keep'}
      onChange={({ value }) => choose(value)}
      options={[
        { value: 'keep', label: t`${target}: ${kept}` },
        { value: 'take', label: t`${name}: ${taken}` },
        ...(sum ? [{ value: 'add', label: t`Add up: ${sum}` }] : []),
      ]}
    />
  );
};
