import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { periodName, yearBefore } from '@esg/contract';
import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CountedBy } from '../results/CountedBy.tsx';
import { calendarYear, spansOf } from '../results/results-place.ts';
import { ScopeTotals } from '../results/ScopeTotals.tsx';
import { useCompared } from '../results/use-results.ts';

/** Emissions by scope in the newest year that has lines, compared with the same months of the year before. Shows nothing before there are any. */
export const ClimateFigures = () => {
  const api = useApi();
  const { data: months } = useQuery(climateQueries.months(api));
  const year = Number(months?.last?.slice(0, 4) ?? 0);
  const period = calendarYear(String(year));
  const asked = { by: 'scope', ...spansOf(period).now } as const;
  const { data: now } = useQuery({ ...climateQueries.sums(api, asked), enabled: year > 0 });
  const compared = useCompared(period, undefined, year > 0);
  if (!now || !compared) return null;
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
      before={compared.before}
      yearBefore={periodName(yearBefore(compared.period))}
      uneven={compared.uneven}
      note={<CountedBy boundary={now.boundary} />}
    />
  );
};
