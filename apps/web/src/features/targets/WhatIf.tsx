import { useNumberFormat } from '@esg/app-kit';
import type { TargetWithFigures } from '@esg/contract';
import { isLowered, parseDecimal, progressOf, type Scenario } from '@esg/quantities';
import { CheckboxGroup, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

type WhatIfProps = {
  readonly of: TargetWithFigures;
  readonly children: (scenario: Scenario | undefined) => ReactNode;
};

/** Chooses measures and growth, and shows what would be: nothing is stored, and no figure changes. */
export const WhatIf = ({ of: { target, figures }, children }: WhatIfProps) => {
  const { t } = useLingui();
  const locale = useNumberFormat();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [growth, setGrowth] = useState('');
  // Of fewer entities it would start too low, and reach the goal on paper.
  const ofWhole = figures.filter(({ fewer }) => fewer === null);
  const newest = progressOf(target, ofWhole)?.newest;
  const growthPercent = growth.trim() === '' ? '0' : parseDecimal(growth, locale);
  const isAsked = chosen.length > 0 || growth.trim() !== '';
  const scenario =
    newest && isAsked && growthPercent !== undefined
      ? {
          newest,
          growthPercent,
          measures: target.measures.filter((_, place) => chosen.includes(String(place))),
          isLowered: isLowered(target),
        }
      : undefined;
  return (
    <Stack gap={4} align="stretch">
      {children(scenario)}
      {newest && (
        <Stack gap={3}>
          <Text strong>
            <Trans>What if</Trans>
          </Text>
          <Text size="sm" tone="muted">
            <Trans>Try measures and growth from {newest.year} on. Nothing is stored, and no figure changes.</Trans>
          </Text>
          {target.measures.length > 0 && (
            <CheckboxGroup
              label={t`Measures`}
              value={chosen}
              onChange={({ value }) => setChosen(value)}
              options={target.measures.map(({ name, fromYear }, place) => ({
                value: String(place),
                label: t`${name}, from ${fromYear}`,
              }))}
            />
          )}
          <TextField
            label={t`Growth without measures, percent a year`}
            value={growth}
            error={growthPercent === undefined ? t`Enter a number.` : undefined}
            onChange={({ value }) => setGrowth(value)}
          />
        </Stack>
      )}
    </Stack>
  );
};
