import { useFormatters, useLanguage } from '@esg/app-kit';
import { type EntityMergeChoice, type EntityMergeConflict, formatPeriod } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { Button, Heading, Inline, RadioGroup, Stack } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMergeWords } from './use-merge-words.ts';

/** By conflicts; where one is not named, the other entity keeps its own. */
export type MergeChoices = ReadonlyMap<string, EntityMergeChoice>;

type MergeConflictsProps = {
  readonly conflicts: readonly EntityMergeConflict[];
  readonly name: string;
  readonly target: string;
  readonly choices: MergeChoices;
  readonly onChange: (choices: MergeChoices) => void;
};

type Figure = EntityMergeConflict['sources'][number];
type Total = Figure['total'];

const drawnAtOnce = 50;

/** Whether one figure of each is for just the same days. */
const isPair = ({ sources: [source, ...more], targets: [target, ...others] }: EntityMergeConflict) =>
  more.length + others.length === 0 &&
  source?.period.start === target?.period.start &&
  source?.period.end === target?.period.end;

/** Names of metrics, their amounts, and what is kept or removed with the days where they differ. */
const useWords = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const language = useLanguage();
  const { nameOf, amountOf } = useMergeWords();
  const amount = (metricKey: string, total: Total): string => (total ? amountOf(metricKey, total) : t`an answer`);
  return {
    title: (conflict: EntityMergeConflict) => {
      const { metricKey, labels, sources } = conflict;
      const days = isPair(conflict) ? sources.map(({ period }) => formatPeriod(period, language)) : [];
      return [nameOf(metricKey), ...labels, ...days].join(' · ');
    },
    amount,
    figures: (conflict: EntityMergeConflict, figures: readonly Figure[]): string =>
      list(
        figures.map(({ period, total }) => {
          const said = amount(conflict.metricKey, total);
          const days = formatPeriod(period, language);
          return isPair(conflict) ? said : t`${said} (${days})`;
        }),
      ),
  };
};

/** The sum of both figures, where they can be added up. */
const sumIn = ({ canAdd, sources: [source], targets: [target] }: EntityMergeConflict): Total =>
  canAdd && source?.total && target?.total
    ? { number: sumOf([target.total.number, source.total.number]), unit: source.total.unit }
    : null;

/** Where both entities have figures for the same days, the person keeps those of one of the two, or adds one to the other. */
export const MergeConflicts = (props: MergeConflictsProps) => {
  const { conflicts, name, target, choices, onChange } = props;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const all = (choice: EntityMergeChoice, of: readonly EntityMergeConflict[]) =>
    onChange(new Map(of.map(({ id }) => [id, choice])));
  const additions = conflicts.filter(({ canAdd }) => canAdd);
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="md">
        <Plural
          value={conflicts.length}
          one="Both have # figure for the same dates"
          other="Both have # figures for the same dates"
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
          key={conflict.id}
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
  const { id, targets, sources } = conflict;
  const kept = words.figures(conflict, targets);
  const taken = words.figures(conflict, sources);
  const total = sumIn(conflict);
  const sum = total && words.amount(conflict.metricKey, total);
  const removed = (figures: string) => (isPair(conflict) ? undefined : t`Removes ${figures}`);
  const choose = (value: string) => {
    const next = new Map(choices);
    if (value === 'take' || value === 'add') next.set(id, value);
    else next.delete(id);
    onChange(next);
  };
  return (
    <RadioGroup
      label={words.title(conflict)}
      value={choices.get(id) ?? 'keep'}
      onChange={({ value }) => choose(value)}
      options={[
        { value: 'keep', label: t`${target}: ${kept}`, hint: removed(taken) },
        { value: 'take', label: t`${name}: ${taken}`, hint: removed(kept) },
        ...(sum ? [{ value: 'add', label: t`Add up: ${sum}` }] : []),
      ]}
    />
  );
};
