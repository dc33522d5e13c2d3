import { rollForwardQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { Framework } from '@esg/contract';
import { Badge, Banner, Button, Card, Facts, Figure, Grid, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';
import { audienceWords, categoryWords } from './framework-words.ts';

/** The size of a framework. */
const countOf = ({ topics }: Pick<Framework, 'topics'>) => {
  const disclosures = topics.flatMap((topic) => topic.disclosures);
  return {
    topics: topics.length,
    disclosures: disclosures.length,
    mandatory: disclosures.filter(({ mandatory }) => mandatory === 'yes').length,
    figures: disclosures.filter(({ nature }) => nature === 'quantitative' || nature === 'mixed').length,
  };
};

/** Step: the framework's requirements, its audience, and what to know before beginning. Nothing has to be filled in. */
export const Introduction = () => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { framework, readOnly } = useWizard();
  const { note, licenceNote } = framework;
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={framework.name[language]}
        purpose={i18n._(categoryWords[framework.category])}
        action={
          !readOnly && (
            <Button asChild emphasis="strong">
              <StepLink step="select-disclosures">
                <Trans>Start selecting disclosures</Trans>
              </StepLink>
            </Button>
          )
        }
      />
      <StartedFrom />
      <Numbers framework={framework} />
      <Card as="section" aria-label={t`About this framework`}>
        <Stack gap={4}>
          <About framework={framework} />
          {note && <Text measured>{note[language]}</Text>}
          <Text size="sm" tone="muted" measured>
            {licenceNote[language]}
          </Text>
        </Stack>
      </Card>
      <Topics framework={framework} />
    </Stack>
  );
};

/** Says that answers were copied from another report, with a link to the list of them. */
const StartedFrom = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data } = useQuery(rollForwardQueries.origin(useApi(), report.id));
  const name = data?.source?.from.name;
  if (name === undefined) return null;
  return (
    <Banner tone="info" title={t`This report started from “${name}”`}>
      <TextLink asChild>
        <Link to="/ct/carried-over/$reportId" params={{ reportId: report.id }}>
          <Trans>See what was carried over, what changed and what needs work</Trans>
        </Link>
      </TextLink>
    </Banner>
  );
};

const Numbers = ({ framework }: { framework: Framework }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const { disclosures, topics, mandatory, figures } = countOf(framework);
  return (
    <Grid cell="small" gap={4}>
      <Figure label={t`Disclosures`} value={integer(disclosures)} />
      <Figure label={t`Topics asked about`} value={integer(topics)} />
      <Figure label={t`Mandatory for everyone`} value={integer(mandatory)} />
      <Figure label={t`Ask for figures`} value={integer(figures)} />
    </Grid>
  );
};

const About = ({ framework }: { framework: Framework }) => {
  const { t, i18n } = useLingui();
  const format = useFormatters();
  const language = useLanguage();
  const { owner, version, effectiveFrom, effectiveBasis = 'period', comparedWith, audience } = framework;
  const effectiveTerms = {
    period: t`For years beginning on or after`,
    publication: t`For reports published on or after`,
    none: t`Valid from`,
  };
  return (
    <Facts
      facts={[
        { term: t`Published by`, value: owner },
        { term: t`Version`, value: version },
        ...(effectiveFrom ? [{ term: effectiveTerms[effectiveBasis], value: format.day(effectiveFrom) }] : []),
        ...(comparedWith
          ? [
              {
                term: t`Codes compared with`,
                value: `${comparedWith.text[language]} (${format.day(comparedWith.on)})`,
              },
            ]
          : []),
        { term: t`Written for`, value: format.list(audience.map((each) => i18n._(audienceWords[each]))) },
      ]}
    />
  );
};

/** Topics that are listed at once; the next step shows all. */
const topicsMax = 24;

const Topics = ({ framework: { topics } }: { framework: Framework }) => {
  const language = useLanguage();
  const more = topics.length - topicsMax;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>
        <Trans>What it asks about</Trans>
      </Heading>
      <Inline gap={2}>
        {topics.slice(0, topicsMax).map(({ code, title }) => (
          <Badge key={code}>{title[language]}</Badge>
        ))}
        {more > 0 && (
          <Text as="span" size="sm" tone="muted">
            <Trans>and {more} more</Trans>
          </Text>
        )}
      </Inline>
    </Stack>
  );
};
