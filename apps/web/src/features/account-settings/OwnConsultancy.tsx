import { consultancyQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Details } from './Details.tsx';

/** For people of a client: the consultancy of their organisation, and what it may do there (spec section 6, decision 5). */
export const OwnConsultancy = () => {
  const { data } = useQuery(consultancyQueries.company(useApi()));
  if (!data?.consultancy || !data.client) return null;
  const organisation = data.client.name;
  return (
    <Details title={<Trans>Your consultancy</Trans>}>
      <Text strong>{data.consultancy.name}</Text>
      <Text>
        <Trans>
          Its consultants can see and edit the reports and data of {organisation}, and publish its reports. Everything
          they do is recorded under their own names.
        </Trans>
      </Text>
    </Details>
  );
};
