import { climateInventoryQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Banner, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** Says that the base year has moved by more than the threshold; nothing otherwise. */
export const BaseYearNote = () => {
  const { data } = useQuery(climateInventoryQueries.baseYear(useApi()));
  if (!data?.exceeds) return null;
  return (
    <Banner
      tone="warning"
      title={<Trans>The base year has changed by more than your threshold</Trans>}
      action={
        <TextLink asChild>
          <Link to="/ct/climate/rules" hash="base-year">
            <Trans>Compare and adopt it</Trans>
          </Link>
        </TextLink>
      }
    />
  );
};
