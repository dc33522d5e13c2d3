import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScopeTotals } from '../results/ScopeTotals.tsx';

/** Emissions by scope of a calendar year. */
const useYear = (year: number) => {
  const asked = { by: 'scope', from: `${year}-01`, to: `${year}-12` } as const;
  return useQuery({ ...climateQueries.sums(useApi(), asked), enabled: year > 0 }).data;
};

/** Emissions by scope in the newest year of the lines that were entered last. Shows nothing before there are lines. */
export const ClimateFigures = () => {
  const { data: lines = [] } = useInfiniteQuery(climateQueries.activities(useApi()));
  const year = Math.max(0, ...lines.map(({ month }) => Number(month.slice(0, 4))));
  const now = useYear(year);
  const before = useYear(year - 1);
  if (!now || !before) return null;
  return (
    <ScopeTotals
      title={<Trans>Emissions in {year}</Trans>}
      action={
        <TextLink asChild>
          <Link to="/ct/climate" search={{ year: String(year) }}>
            <Trans>All results</Trans>
          </Link>
        </TextLink>
      }
      sums={now.sums}
      before={before.sums}
      yearBefore={String(year - 1)}
    />
  );
};
