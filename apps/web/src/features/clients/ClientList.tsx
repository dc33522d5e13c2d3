import { useCountryName } from '@esg/app-kit/company';
import type { ClientOrganization, UserProfile } from '@esg/contract';
import { SearchField, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ClientTable } from './ClientTable.tsx';
import { findClients } from './find-clients.ts';

type ClientListProps = { readonly clients: readonly ClientOrganization[]; readonly profile: UserProfile };

/** Clients with a search that the address keeps. */
export const ClientList = ({ clients, profile }: ClientListProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const countryName = useCountryName();
  const { q } = useSearch({ strict: false });
  const query = typeof q === 'string' ? q : '';
  const countryOf = ({ headquartersCountry }: ClientOrganization) => countryName(headquartersCountry);
  const found = findClients(clients, query, countryOf);
  return (
    <Stack gap={2}>
      <SearchField
        label={t`Search clients`}
        placeholder={t`Name, industry or country`}
        labels={{ clear: t`Clear search` }}
        value={query}
        onChange={({ value }) =>
          void navigate({ to: '.', search: value ? { q: value } : {}, replace: true, resetScroll: false })
        }
      />
      {found.length > 0 ? (
        <ClientTable clients={found} countryOf={countryOf} profile={profile} />
      ) : (
        <Text tone="muted" role="status">
          <Trans>No clients match your search. Clear it to see all of them.</Trans>
        </Text>
      )}
    </Stack>
  );
};
