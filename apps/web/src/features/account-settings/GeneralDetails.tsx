import { organizationQueries, referenceQueries } from '@esg/api-client';
import { languageNames, useApi, useLanguage, usePageTitle, useProblemSentences } from '@esg/app-kit';
import type { Country, Language, OrganizationProfile, User, UserProfile } from '@esg/contract';
import { Button, Card, ErrorPanel, type Fact, Facts, Grid, Heading, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { roleWords } from './role-words.ts';

type GeneralDetailsProps = { readonly me: User; readonly profile: UserProfile };

/** Who is signed in and for which organisation, as the gateway knows them. */
export const GeneralDetails = ({ me, profile }: GeneralDetailsProps) => {
  const { t } = useLingui();
  usePageTitle(`${t`General details`} · ${t`Account settings`}`);
  return (
    <Grid cell="large">
      <OwnDetails me={me} profile={profile} />
      <OrganisationDetails />
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
          { term: t`Permission level`, value: i18n._(roleWords[profile.role]) },
          { term: t`Platform language`, value: languageNames[me.language] },
        ]}
      />
    </Details>
  );
};

const OrganisationDetails = () => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { data: organisation, error, refetch } = useQuery(organizationQueries.profile(api));
  const { data: countries = [] } = useQuery(referenceQueries.countries(api));
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
      {organisation ? (
        <OrganisationFacts {...{ organisation, countries, language }} />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          {['70%', '50%', '60%', '40%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </SkeletonGroup>
      )}
    </Details>
  );
};

type OrganisationFactsProps = {
  readonly organisation: OrganizationProfile;
  readonly countries: readonly Country[];
  readonly language: Language;
};

/** What nobody has entered yet is left out. */
const OrganisationFacts = ({ organisation, countries, language }: OrganisationFactsProps) => {
  const { t } = useLingui();
  const country = countries.find(({ id }) => id === organisation.headquartersCountry)?.name[language];
  const facts: (Fact | undefined)[] = [
    { term: t`Name`, value: organisation.name },
    country ? { term: t`Headquarters`, value: country } : undefined,
    organisation.industry ? { term: t`Industry`, value: organisation.industry } : undefined,
    { term: t`Report language`, value: languageNames[organisation.reportLanguage] },
    { term: t`Communications language`, value: languageNames[organisation.communicationLanguage] },
  ];
  return <Facts facts={facts.filter((fact) => fact !== undefined)} />;
};
