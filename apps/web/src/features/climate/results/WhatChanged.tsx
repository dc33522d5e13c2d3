import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import {
  boundaryYearOf,
  type ClimateComparison,
  type ClimateEffect,
  canBeCompared,
  type Period,
  periodName,
  yearBefore,
} from '@esg/contract';
import { Card, FigureCell, FigureHead, Heading, Stack, Table, Text } from '@esg/ui';
import { ChartFrame, WaterfallChart } from '@esg/ui/charts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { inTonnes, useTonnesTogether } from '../names/use-tonnes.ts';
import { type Change, countedGroups, effectsIn, wholeChange } from './change-sums.ts';
import { boundaryYearFor, spansOf } from './results-place.ts';
import type { Results } from './use-results.ts';

const effectNames: Record<ClimateEffect, MessageDescriptor> = {
  activity: msg`Activity: more or less was used`,
  mix: msg`Mix: other shares of what was used`,
  factor: msg`Factors: each unit sets free more or less`,
  boundary: msg`Boundary: another share of an entity counts`,
  joined: msg`Entities with their first lines`,
  left: msg`Entities without lines any more`,
  unit: msg`Measured in another kind of unit`,
};
const shortNames: Record<ClimateEffect, MessageDescriptor> = {
  activity: msg`Activity`,
  mix: msg`Mix`,
  factor: msg`Factors`,
  boundary: msg`Boundary`,
  joined: msg({ context: 'boundary', message: 'Joined' }),
  left: msg`Left`,
  unit: msg`Other unit`,
};

type WhatChangedProps = {
  readonly results: Results;
  /** What is compared with the year before: a part of what is looked at while lines are missing at its end. */
  readonly period: Period;
};

/** Why the emissions are others than in the year before: effects that add up to the change exactly, as a waterfall and by activity type. */
export const WhatChanged = ({ results, period }: WhatChangedProps) => {
  const id = useId();
  const { place, method, isPending } = results;
  const months = spansOf(period).now;
  const isComparable = canBeCompared(months);
  const { data, error, refetch } = useQuery({
    ...climateQueries.comparison(useApi(), {
      ...months,
      entityId: place.entity,
      ...boundaryYearFor(period, boundaryYearOf(results.period)),
    }),
    placeholderData: keepPreviousData,
    enabled: !isPending && isComparable,
  });
  const groups = data && countedGroups(data, method);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>What changed since the previous year</Trans>
        </Heading>
        {!isComparable ? (
          <Text tone="muted">
            <Trans>More than a year isn’t compared with the year before: some months would be in both.</Trans>
          </Text>
        ) : !groups ? (
          <NotLoaded title={<Trans>Couldn’t load the change</Trans>} error={error} onRetry={() => void refetch()} />
        ) : groups.every(({ before }) => before === '0') ? (
          <Text tone="muted">
            <Trans>The previous year has no lines with a number, so there is nothing to compare with.</Trans>
          </Text>
        ) : (
          <Explained results={results} period={period} changes={data} />
        )}
      </Stack>
    </Card>
  );
};

/** Every number of a change. */
const numbersIn = ({ before, after, effects }: Change): string[] => [before, after, ...Object.values(effects)];

/** A change with its sign; what is too small to read has none. */
const signedBy = (tonnes: (kg: string) => string) => (kg: string) => {
  const read = tonnes(kg);
  return kg.startsWith('-') || read === '0' ? read : `+${read}`;
};

type ExplainedProps = WhatChangedProps & { readonly changes: ClimateComparison };

const Explained = ({ results, period, changes }: ExplainedProps) => {
  const { t, i18n } = useLingui();
  const { decimal } = useFormatters();
  const { method } = results;
  const whole = wholeChange(countedGroups(changes, method));
  const tonnes = useTonnesTogether(numbersIn(whole));
  const now = periodName(period);
  const before = periodName(yearBefore(period));
  const signed = signedBy(tonnes);
  const steps = [
    { id: 'before', label: before, kind: 'total' as const, kg: whole.before, display: tonnes(whole.before) },
    ...effectsIn(whole).map((effect) => ({
      id: effect,
      label: i18n._(effectNames[effect]),
      kind: 'change' as const,
      kg: whole.effects[effect],
      display: signed(whole.effects[effect]),
    })),
    { id: 'after', label: now, kind: 'total' as const, kg: whole.after, display: tonnes(whole.after) },
  ];
  const title = t`From ${before} to ${now}, in t CO₂e`;
  return (
    <Stack gap={6} align="stretch">
      <ChartFrame
        title={title}
        description={
          <Trans>
            Activity counts at the average of {before}, mix at the intensities of {before}; what is left comes from
            other factors. The steps add up exactly; only what you read is rounded.
          </Trans>
        }
        table={{
          head: [t`Step`, 't CO₂e'],
          units: [undefined, 't CO₂e'],
          rows: steps.map(({ id, label, display, kg }) => ({
            id,
            cells: [label, display],
            values: [null, inTonnes(kg)],
          })),
        }}
        labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
        exports={{
          fileName: title,
          labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel with chart` },
        }}
      >
        <WaterfallChart
          label={title}
          highlight="after"
          formatTick={(value) => decimal(String(value))}
          steps={steps.map(({ kg, ...step }) => ({ ...step, value: inTonnes(kg) }))}
        />
      </ChartFrame>
      <Remarks changes={changes} />
      <ByActivityType results={results} period={period} changes={changes} whole={whole} />
    </Stack>
  );
};

/** Which entities joined and left, and what is missing. */
const Remarks = ({ changes: { joinedEntityIds, leftEntityIds, openLines } }: Pick<ExplainedProps, 'changes'>) => {
  const { list } = useFormatters();
  const names = useClimateNames();
  const joined = list(joinedEntityIds.map(names.entity));
  const left = list(leftEntityIds.map(names.entity));
  return (
    <Stack gap={1}>
      {joined && (
        <Text size="sm">
          <Trans>First lines: {joined}. They joined, or began to enter data.</Trans>
        </Text>
      )}
      {left && (
        <Text size="sm">
          <Trans>No lines any more: {left}. They left, or haven’t entered data yet.</Trans>
        </Text>
      )}
      {openLines > 0 && (
        <Text size="sm">
          <Plural
            value={openLines}
            one="# line of either year has a question instead of a number, and is left out."
            other="# lines of either year have a question instead of a number, and are left out."
          />
        </Text>
      )}
    </Stack>
  );
};

type ByActivityTypeProps = ExplainedProps & { readonly whole: Change };

const ByActivityType = ({ results, period, changes, whole }: ByActivityTypeProps) => {
  const { t, i18n } = useLingui();
  const names = useClimateNames();
  const { method } = results;
  const tonnes = useTonnesTogether([whole, ...countedGroups(changes, method)].flatMap(numbersIn));
  const signed = signedBy(tonnes);
  const effects = effectsIn(whole);
  const before = periodName(yearBefore(period));
  const now = periodName(period);
  const rows = countedGroups(changes, method).map((group) => ({
    ...group,
    name: names.activityType(group.activityTypeId),
  }));
  const cells = (change: Change) => (
    <>
      <FigureCell label={before}>{tonnes(change.before)}</FigureCell>
      {effects.map((effect) => (
        <FigureCell key={effect} label={i18n._(shortNames[effect])}>
          {signed(change.effects[effect])}
        </FigureCell>
      ))}
      <FigureCell label={now}>{tonnes(change.after)}</FigureCell>
    </>
  );
  return (
    <Table caption={t`By activity type, in t CO₂e`} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`Activity type`}</th>
          <FigureHead>{before}</FigureHead>
          {effects.map((effect) => (
            <FigureHead key={effect}>{i18n._(shortNames[effect])}</FigureHead>
          ))}
          <FigureHead>{now}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, activityTypeId, ...change }) => (
          <tr key={activityTypeId}>
            <th scope="row">{name}</th>
            {cells(change)}
          </tr>
        ))}
        <tr>
          <th scope="row">{t`All together`}</th>
          {cells(whole)}
        </tr>
      </tbody>
    </Table>
  );
};
