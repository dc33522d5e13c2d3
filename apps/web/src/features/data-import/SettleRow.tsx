import { importMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ImportDetail, ImportIssue, ImportItem, ImportMapping } from '@esg/contract';
import { Button, Combobox, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportNames } from './use-import-names.ts';

type SettleRowProps = {
  readonly one: ImportDetail;
  readonly item: ImportItem;
  readonly issue: ImportIssue;
  readonly names: ImportNames;
};

const suggestedIn = ({ facts }: ImportIssue) =>
  String(facts.suggested ?? '')
    .split('|')
    .filter(Boolean);

/** Says what a row or a unit stands for with one press: the file is checked again with it, and it is remembered for the next one. */
export const SettleRow = ({ one, item, issue, names }: SettleRowProps) => {
  const map = useMutation(importMutations.map(useApi(), useQueryClient(), one.id));
  const { mapping } = one;
  if (!mapping || one.state !== 'checked') return null;
  const settle = (change: Partial<ImportMapping>) =>
    !map.isPending && map.mutate({ ...mapping, ...change }, { onError: notifyProblem });
  if (issue.rule === 'unit_unknown') {
    const text = String(issue.facts.text ?? '');
    const kind = String(issue.facts.kind ?? '');
    return (
      <Inline gap={2}>
        {suggestedIn(issue).map((unit) => (
          <UseUnit
            key={unit}
            name={names.symbolOf(kind, unit)}
            text={text}
            pending={map.isPending}
            onUse={() => settle({ units: [...(mapping.units ?? []), { text, unit }] })}
          />
        ))}
      </Inline>
    );
  }
  if (issue.rule !== 'metric_unknown') return null;
  const text = item.texts.metric ?? '';
  return (
    <SettleMetric
      text={text}
      suggested={suggestedIn(issue)}
      names={names}
      pending={map.isPending}
      onSettle={(sectionId) =>
        settle({ names: [...(mapping.names ?? []).filter((name) => name.text !== text), { text, sectionId }] })
      }
    />
  );
};

type UseUnitProps = {
  readonly name: string;
  readonly text: string;
  readonly pending: boolean;
  readonly onUse: () => void;
};

const UseUnit = ({ name, text, pending, onUse }: UseUnitProps) => {
  const { t } = useLingui();
  return (
    <Button size="compact" pending={pending} aria-label={t`Use ${name} for “${text}”`} onClick={onUse}>
      <Trans>Use {name}</Trans>
    </Button>
  );
};

type SettleMetricProps = {
  readonly text: string;
  readonly suggested: readonly string[];
  readonly names: ImportNames;
  readonly pending: boolean;
  /** A section of the library, or null for a row that is left out. */
  readonly onSettle: (sectionId: string | null) => void;
};

const SettleMetric = ({ text, suggested, names, pending, onSettle }: SettleMetricProps) => {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const offered = suggested.flatMap((key) => names.choices.filter((choice) => choice.key === key));
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {offered.map(({ key, name, sectionId }) => (
          <Button
            key={key}
            size="compact"
            pending={pending}
            aria-label={t`Read “${text}” as ${name}`}
            onClick={() => onSettle(sectionId)}
          >
            {name}
          </Button>
        ))}
        {!choosing && (
          <Button
            size="compact"
            emphasis="quiet"
            aria-label={t`Another metric for “${text}”`}
            onClick={() => setChoosing(true)}
          >
            <Trans>Another metric</Trans>
          </Button>
        )}
        <Button
          size="compact"
          emphasis="quiet"
          pending={pending}
          aria-label={t`Leave it out: “${text}”`}
          onClick={() => onSettle(null)}
        >
          <Trans>Leave it out</Trans>
        </Button>
      </Inline>
      {choosing && (
        <Combobox
          label={t`Metric for “${text}”`}
          value=""
          placeholder={t`Search for a metric`}
          onChange={({ value }) => value !== '' && onSettle(value)}
          options={names.choices.map(({ sectionId, name }) => ({ value: sectionId, label: name }))}
          labels={{ list: t`Metrics`, none: t`No metric matches` }}
        />
      )}
    </Stack>
  );
};
