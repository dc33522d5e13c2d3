import { climateInventoryQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { type BaseYearChange, type ClimateBaseYear, periodName, type UserProfile } from '@esg/contract';
import { roundDecimal } from '@esg/quantities';
import { Banner, Card, FigureCell, FigureHead, Heading, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { AdoptBaseYear } from './AdoptBaseYear.tsx';

/** The base year as it was adopted, beside what it comes to now, why they differ, and its adoption. */
export const BaseYear = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { data, error, refetch } = useQuery(climateInventoryQueries.baseYear(useApi()));
  if (!data)
    return (
      <NotLoaded title={<Trans>Couldn’t load the base year</Trans>} error={error} onRetry={() => void refetch()} />
    );
  const mayAdopt = (['climate:confirm', 'data-hub:write', 'report:write'] as const).every((each) =>
    permissions.includes(each),
  );
  return (
    <Card as="section" id="base-year">
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md">
          <Trans>Base year</Trans>
        </Heading>
        {data.period && data.present ? (
          <Chosen baseYear={data} mayAdopt={mayAdopt} />
        ) : (
          <Text tone="muted">
            <Trans>Choose a base year above. Later years are then compared with it.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

type ChosenProps = { readonly baseYear: ClimateBaseYear; readonly mayAdopt: boolean };

const Chosen = ({ baseYear, mayAdopt }: ChosenProps) => {
  const names = useClimateNames();
  const { list } = useFormatters();
  const { change, withoutData, openLines, outdatedLines, period, present } = baseYear;
  const entities = list(withoutData.map((id) => names.entity(id)));
  return (
    <>
      <Verdict baseYear={baseYear} />
      <Compared baseYear={baseYear} />
      {change && <Causes change={change} />}
      {withoutData.length > 0 && (
        <Text tone="muted">
          <Trans>
            Without activity data in the base year: {entities}. If they joined since, enter their data of the base year,
            too.
          </Trans>
        </Text>
      )}
      {mayAdopt && period && present && (
        <AdoptBaseYear
          seen={{ version: baseYear.history[0]?.number ?? 0, period, present }}
          isFirst={baseYear.adopted === null}
          isReady={openLines === 0 && outdatedLines === 0}
        />
      )}
    </>
  );
};

const Verdict = ({ baseYear: { adopted, exceeds, thresholdPercent } }: Pick<ChosenProps, 'baseYear'>) => {
  const { decimal } = useFormatters();
  const threshold = decimal(thresholdPercent ?? '0');
  if (!adopted) return <Banner tone="neutral" title={<Trans>This base year wasn’t adopted yet</Trans>} />;
  if (exceeds === null)
    return <Banner tone="neutral" title={<Trans>Choose a threshold to see when to recalculate it</Trans>} />;
  return exceeds ? (
    <Banner tone="warning" title={<Trans>The base year has changed by more than {threshold}%</Trans>}>
      <Trans>Compare both below. Adopting it restates published figures, each with your reason.</Trans>
    </Banner>
  ) : (
    <Banner tone="success" title={<Trans>The base year is within the threshold of {threshold}%</Trans>} />
  );
};

const Compared = ({ baseYear: { adopted, present, period, change } }: Pick<ChosenProps, 'baseYear'>) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const tonnes = useTonnes();
  const names = useClimateNames();
  if (!present || !period) return null;
  const year = periodName(period);
  const rows = [
    { name: names.scope('1'), key: 'scope1' },
    { name: names.scope('2', 'location'), key: 'scope2Location' },
    { name: names.scope('2', 'market'), key: 'scope2Market' },
    { name: names.scope('3'), key: 'scope3' },
    { name: t`Scopes 1 to 3, with scope 2 location-based`, key: 'location' },
    { name: t`Scopes 1 to 3, with scope 2 market-based`, key: 'market' },
  ] as const;
  const percentOf = (key: (typeof rows)[number]['key']): string => {
    const percent = key === 'location' || key === 'market' ? (change?.percent[key] ?? null) : null;
    return percent === null ? '' : `${decimal(roundDecimal(percent, 1))}%`;
  };
  return (
    <Table caption={t`Base year ${year} in t CO₂e`} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`Scope`}</th>
          <FigureHead>{t`Adopted`}</FigureHead>
          <FigureHead>{t`Recalculated now`}</FigureHead>
          <FigureHead>{t`Change`}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, key }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <FigureCell label={t`Adopted`}>{adopted ? tonnes(adopted.totals[key]) : '–'}</FigureCell>
            <FigureCell label={t`Recalculated now`}>{tonnes(present[key])}</FigureCell>
            <FigureCell label={t`Change`}>{percentOf(key)}</FigureCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** What moved the total, by entity where the structure did. */
const Causes = ({ change }: { readonly change: BaseYearChange }) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const tonnes = useTonnes();
  const moved = (cause: 'joined' | 'left' | 'shares', words: (name: string) => string) =>
    change[cause].map(({ entityId, location, market }) => ({
      name: words(names.entity(entityId)),
      location,
      market,
    }));
  const rows = [
    ...moved('joined', (name) => t`${name} joined`),
    ...moved('left', (name) => t`${name} left`),
    ...moved('shares', (name) => t`${name} counts with another share`),
    { name: t`Factors, methods and corrected data`, ...change.recalculated },
  ].filter(({ location, market }) => location !== '0' || market !== '0');
  if (rows.length === 0) return null;
  return (
    <Table caption={t`Why it changed, in t CO₂e`} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{t`Cause`}</th>
          <FigureHead>{t`Location-based`}</FigureHead>
          <FigureHead>{t`Market-based`}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, location, market }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <FigureCell label={t`Location-based`}>{tonnes(location)}</FigureCell>
            <FigureCell label={t`Market-based`}>{tonnes(market)}</FigureCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
