import { useFormatters } from '@esg/app-kit';
import type { ClimateInventory } from '@esg/contract';
import { fractionOf, isNought, roundDecimal } from '@esg/quantities';
import { Card, FigureCell, FigureHead, Heading, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';

type InventoryTotalsProps = { readonly inventory: ClimateInventory };

/** What the inventory comes to by scope, and how uncertain the whole is. */
export const InventoryTotals = ({ inventory: { totals, uncounted, uncertainty } }: InventoryTotalsProps) => {
  const { t } = useLingui();
  const id = useId();
  const names = useClimateNames();
  const tonnes = useTonnes();
  const rows = [
    { name: names.scope('1'), kg: totals.scope1, scope: '1' as const },
    { name: names.scope('2', 'location'), kg: totals.scope2Location, scope: '2' as const },
    { name: names.scope('2', 'market'), kg: totals.scope2Market, scope: '2' as const },
    { name: names.scope('3'), kg: totals.scope3, scope: '3' as const },
    { name: t`Scopes 1 to 3, with scope 2 location-based`, kg: totals.location, range: uncertainty.location },
    { name: t`Scopes 1 to 3, with scope 2 market-based`, kg: totals.market, range: uncertainty.market },
  ];
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>What it comes to</Trans>
        </Heading>
        <Text tone="muted" size="sm">
          <Trans>Entities count by the organisational boundary; one entity alone counts whole.</Trans>
        </Text>
        <Table caption={t`Emissions and their uncertainty`} density="compact" stacked>
          <thead>
            <tr>
              <th scope="col">{t`Scope`}</th>
              <FigureHead>{t`t CO₂e`}</FigureHead>
              <FigureHead>{t`Uncertainty`}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, kg, scope, range }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <FigureCell label={t`t CO₂e`}>
                  {scope && uncounted.includes(scope) ? t`Not counted` : tonnes(kg)}
                </FigureCell>
                <FigureCell label={t`Uncertainty`}>{range ? <Uncertainty range={range} /> : ''}</FigureCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Stack>
    </Card>
  );
};

const Uncertainty = ({ range }: { readonly range: ClimateInventory['uncertainty']['location'] }) => {
  const { decimal } = useFormatters();
  const tonnes = useTonnes();
  const { percent, unstatedKgCo2e } = range;
  if (percent === null) return <Trans>No uncertainty stated</Trans>;
  const shown = decimal(roundDecimal(percent, 1));
  const left = tonnes(unstatedKgCo2e);
  return isNought(fractionOf(unstatedKgCo2e)) ? (
    `±${shown}%`
  ) : (
    <Trans>
      ±{shown}%, without {left} t of which none is stated
    </Trans>
  );
};
