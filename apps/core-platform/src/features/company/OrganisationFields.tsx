import { organizationMutations, organizationQueries, referenceQueries } from '@esg/api-client';
import { useApi, useLanguage, useSavedField } from '@esg/app-kit';
import type { OrganizationProfile } from '@esg/contract';
import { CountrySelect, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMay } from '../../wizard/use-may.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { refuseShortName } from './name-issues.ts';

type Key = 'name' | 'headquartersCountry';

/** One detail of the organisation that saves by itself. The profile has no version: the last change is stored. */
const useProfileField = <Name extends Key>(profile: OrganizationProfile, key: Name) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const value = profile[key];
  const stored = useMemo(() => ({ value, version: 0 }), [value]);
  const save = async (change: { value: OrganizationProfile[Name] }) => {
    if (key === 'name') refuseShortName(String(change.value));
    const { mutationFn, onSuccess } = organizationMutations.change(api, queryClient);
    if (!mutationFn) throw new Error('organizationMutations.change has no function');
    const context = { client: queryClient, meta: undefined };
    const { name, industry, headquartersCountry } = await queryClient.fetchQuery(organizationQueries.profile(api));
    const body = { name, industry, headquartersCountry, [key]: change.value };
    const saved = await mutationFn(body, context);
    await onSuccess?.(saved, body, undefined, context);
    return { value: saved[key], version: 0, updatedAt: new Date().toISOString() };
  };
  return useSavedField({ id: `organisation/${profile.id}/${key}`, stored, save });
};

/** Name and country of the organisation. */
export const OrganisationFields = ({ profile }: { profile: OrganizationProfile }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const mayWrite = useMay('organisation:write');
  const { data: countries = [] } = useQuery(referenceQueries.countries(useApi()));
  const name = useProfileField(profile, 'name');
  const country = useProfileField(profile, 'headquartersCountry');
  const named = useMemo(
    () =>
      countries
        .map((entry) => ({ code: entry.id, name: entry.name[language] }))
        .sort((left, right) => left.name.localeCompare(right.name, language === 'zhTw' ? 'zh-Hant' : 'en')),
    [countries, language],
  );
  return (
    <>
      <TextField
        label={t`Organisation name`}
        required
        readOnly={!mayWrite}
        hint={mayWrite ? undefined : t`Only an administrator of your organisation can change these details.`}
        value={name.value}
        onChange={({ value }) => name.change(value)}
        onBlur={name.flush}
        {...useSaveWords(name.state, t`Organisation name`)}
      />
      <CountrySelect
        label={t`Headquarters country`}
        disabled={!mayWrite}
        countries={named}
        value={country.value ?? ''}
        onChange={({ value }) => country.change(value || null)}
        labels={{ list: t`Countries`, clear: t`Clear country`, none: t`No countries found` }}
        {...useSaveWords(country.state, t`Headquarters country`)}
      />
    </>
  );
};
