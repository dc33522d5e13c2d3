import { sessionQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type EmissionFactorEntry, unitLabel } from '@esg/contract';
import { Badge, Button, Card, Facts, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFactorWords } from './use-factor-words.ts';

/** Names of publishers and licences, which are not translated. */
const Quoted = ({ children }: { readonly children: string }) => <span lang="en">{children}</span>;

/** One factor: what it measures, its value, and its source. */
export const FactorCard = ({ factor }: { readonly factor: EmissionFactorEntry }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { decimal } = useFormatters();
  const words = useFactorWords();
  const { activity, measure, kgCo2ePerUnit, verified } = factor;
  const amount = decimal(kgCo2ePerUnit);
  const unit = measure ? unitLabel(measure, language) : factor.unit;
  return (
    <Card padding="compact">
      <Stack gap={2}>
        <Inline gap={2} justify="between" align="start">
          <Heading level={2} size="sm">
            {activity[language]}
          </Heading>
          <Text numeric>
            <Trans>
              <strong>{amount}</strong> kg CO₂e per {unit}
            </Trans>
          </Text>
        </Inline>
        <Inline gap={2}>
          <Badge>{words.scope(factor.scope)}</Badge>
          <Badge>{words.category(factor.category)}</Badge>
          <Badge>{words.region(factor.region)}</Badge>
          <Status tone={verified ? 'success' : 'warning'}>
            {verified ? t`Compared with its publisher` : t`Not compared with its publisher`}
          </Status>
        </Inline>
        <FactorFacts factor={factor} />
        {!verified && <CheckLink id={factor.id} name={activity[language]} />}
      </Stack>
    </Card>
  );
};

/** The way to comparing a factor with its publisher and using it as an own factor, for people who may enter some. */
const CheckLink = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  if (!profile?.permissions.includes('climate:write')) return null;
  return (
    <Inline>
      <Button asChild size="compact">
        <Link to="/ct/climate/factors" search={{ check: id }}>
          <Trans>Check and use {name}</Trans>
        </Link>
      </Button>
    </Inline>
  );
};

const FactorFacts = ({ factor }: { readonly factor: EmissionFactorEntry }) => {
  const { t } = useLingui();
  const { decimal, day, list } = useFormatters();
  const words = useFactorWords();
  const { parts, validFrom, validTo, gwpSet } = factor;
  const gases = [
    ...(parts.co2 === null ? [] : [t`CO₂ ${decimal(parts.co2)}`]),
    ...(parts.ch4 === null ? [] : [t`CH₄ ${decimal(parts.ch4)}`]),
    ...(parts.n2o === null ? [] : [t`N₂O ${decimal(parts.n2o)}`]),
  ];
  const first = day(validFrom);
  const last = validTo && day(validTo);
  const basis = [...words.basis(factor.basis), ...(gwpSet ? [t`warming potentials of ${gwpSet}`] : [])];
  return (
    <Facts
      facts={[
        { term: t`Valid`, value: last ? t`${first} to ${last}` : t`from ${first}, until replaced` },
        { term: t`Basis`, value: basis.length > 0 ? list(basis) : '–' },
        ...(gases.length > 0 ? [{ term: t`Of which, in kg CO₂e`, value: list(gases) }] : []),
        { term: t`Source`, value: <Quoted>{factor.source}</Quoted> },
        { term: t`Year of publication`, value: String(factor.publicationYear) },
        { term: t`Licence`, value: <Quoted>{factor.licence}</Quoted> },
      ]}
    />
  );
};
