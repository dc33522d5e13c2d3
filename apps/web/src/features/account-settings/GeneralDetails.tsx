import { organizationQueries, referenceQueries } from '@esg/api-client';
import { languageNames, roleNames, useApi, useLanguage, usePageTitle, useProblemSentences } from '@esg/app-kit';
import type { Country, OrganizationProfile, User, UserProfile } from '@esg/contract';
import { Button, Card, ErrorPanel, type Fact, Facts, Grid, Heading, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OrganisationForm } from './OrganisationForm.tsx';

type GeneralDetailsProps = { readonly me: User; readonly profile: UserProfile };

/** Who is signed in and for which organisation, as the gateway knows them. An administrator changes the organisation's here. */
export const GeneralDetails = ({ me, profile }: GeneralDetailsProps) => {
  const { t } = useLingui();
  usePageTitle(`${t`General details`} · ${t`Account settings`}`);
  return (
    <Grid cell="large">
      <OwnDetails me={me} profile={profile} />
      <OrganisationDetails mayChange={profile.permissions.includes('organisation:write')} />
    </Grid>
  );
};

const Details = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Card as="section">
    <Stack gap={4}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);

const OwnDetails = ({ me, profile }: GeneralDetailsProps) => {
  const { t, i18n } = useLingui();
  return (
    <Details title={<Trans>Your details</Trans>}>
      <Facts
        facts={[
          { term: t`Full name`, value: `${me.firstName} ${me.lastName}` },
          { term: t`E-mail address`, value: me.email },
          { term: t`Permission level`, value: i18n._(roleNames[profile.role]) },
          { term: t`Platform language`, value: languageNames[me.language] },
        ]}
      />
    </Details>
  );
};

const OrganisationDetails = ({ mayChange }: { readonly mayChange: boolean }) => {
  const api = useApi();
  const { problem } = useProblemSentences();
  const { data: organisation, error, refetch } = useQuery(organizationQueries.profile(api));
  const { data: countries } = useQuery(referenceQueries.countries(api));
  if (!organisation && error)
    return (
      <ErrorPanel
        title={<Trans>The organisation’s details could not be loaded</Trans>}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {problem(error)}
      </ErrorPanel>
    );
  return (
    <Details title={<Trans>Your organisation</Trans>}>
      {organisation && countries ? (
        <Stack gap={4}>
          {mayChange && <OrganisationForm organisation={organisation} countries={countries} />}
          <OrganisationFacts organisation={organisation} countries={countries} all={!mayChange} />
        </Stack>
      ) : (
        <DetailsPending />
      )}
    </Details>
  );
};

const DetailsPending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      {['70%', '50%', '60%', '40%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </SkeletonGroup>
  );
};

type OrganisationFactsProps = {
  readonly organisation: OrganizationProfile;
  readonly countries: readonly Country[];
  /** Also what the form would hold. */
  readonly all: boolean;
};

/** What nobody has entered yet is left out. */
const OrganisationFacts = ({ organisation, countries, all }: OrganisationFactsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const country = countries.find(({ id }) => id === organisation.headquartersCountry)?.name[language];
  const changeable: (Fact | undefined)[] = [
    { term: t`Name`, value: organisation.name },
    country ? { term: t`Headquarters`, value: country } : undefined,
    organisation.industry ? { term: t`Industry`, value: organisation.industry } : undefined,
  ];
  const facts = [
    ...(all ? changeable : []),
    { term: t`Report language`, value: languageNames[organisation.reportLanguage] },
    { term: t`Communications language`, value: languageNames[organisation.communicationLanguage] },
  ];
  return <Facts facts={facts.filter((fact) => fact !== undefined)} />;
};
