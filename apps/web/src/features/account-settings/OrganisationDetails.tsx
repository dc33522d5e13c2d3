import { organizationQueries, referenceQueries } from '@esg/api-client';
import { LoadFailed, languageNames, useApi, useFormatters, useLanguage, useNumberFormat } from '@esg/app-kit';
import { useCompanyLabels, useCountryName, useYearEnds } from '@esg/app-kit/company';
import { exampleOf, type OrganizationProfile, proposedLanguages } from '@esg/contract';
import { Facts } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Details } from './Details.tsx';
import { DetailsPending } from './DetailsPending.tsx';
import { OrganisationForm } from './OrganisationForm.tsx';
import { OrganisationLogo } from './OrganisationLogo.tsx';

type OrganisationDetailsProps = {
  readonly mayChange: boolean;
  /** Then the logo belongs to the brand, and is changed there. */
  readonly hasOwnBrand: boolean;
};

/** The details of the organisation: a form for administrators, facts for all others. */
export const OrganisationDetails = ({ mayChange, hasOwnBrand }: OrganisationDetailsProps) => {
  const { data: organisation, error, refetch } = useQuery(organizationQueries.profile(useApi()));
  if (!organisation && error)
    return (
      <LoadFailed
        title={<Trans>Couldn’t load the organisation’s details</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Details title={<Trans>Your organisation</Trans>}>
      {!organisation && <DetailsPending />}
      {organisation && !mayChange && <OrganisationFacts organisation={organisation} />}
      {organisation && mayChange && !hasOwnBrand && <OrganisationLogo organisation={organisation} />}
      {organisation && mayChange && <OrganisationForm organisation={organisation} />}
    </Details>
  );
};

/** Facts that nobody has entered yet are left out. */
const OrganisationFacts = ({ organisation }: { readonly organisation: OrganizationProfile }) => {
  const labels = useCompanyLabels();
  const numberFormat = useNumberFormat();
  const { list } = useFormatters();
  const language = useLanguage();
  const { data: industries = [] } = useQuery(referenceQueries.industries(useApi()));
  // The value is stored as a name, in the language in which it was chosen.
  const isOwn = ({ name }: { name: object }) => Object.values(name).includes(organisation.industry);
  const industry = industries.find(isOwn)?.name[language] ?? organisation.industry;
  const yearEnd = useYearEnds().find(({ value }) => value === String(organisation.yearEndMonth))?.label;
  const country = useCountryName()(organisation.headquartersCountry);
  const facts = [
    { term: labels.name, value: organisation.name },
    { term: labels.chineseName, value: organisation.chineseName },
    { term: labels.headquartersCountry, value: country },
    { term: labels.industry, value: industry },
    { term: labels.stockCode, value: organisation.stockCode },
    { term: labels.yearEndMonth, value: yearEnd },
    { term: labels.reportLanguage, value: list(proposedLanguages(organisation).map((each) => languageNames[each])) },
    { term: labels.communicationLanguage, value: languageNames[organisation.communicationLanguage] },
    { term: labels.numberFormat, value: exampleOf(numberFormat) },
  ];
  return <Facts facts={facts.filter(({ value }) => value)} />;
};
