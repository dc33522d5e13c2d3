import { useFormatters, useLanguage, useTenant } from '@esg/app-kit';
import { emissionScopes, type MetricDetail, unitLabel } from '@esg/contract';
import { Card, Facts, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { aggregationNames, natureNames, typeNames } from './metric-words.ts';

/** The scope of a metric of emissions; nothing if it covers several. */
const scopeOf = (metricKey: string) => emissionScopes.find((scope) => metricKey.startsWith(`ghg.scope${scope}.`));

/** The definition of a metric: kind of answer, units, aggregation, evidence, and the frameworks that ask for it. */
export const MetricDefinition = ({ detail: { metric, units } }: { readonly detail: MetricDetail }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { list } = useFormatters();
  const hasFactors = useTenant().info.featureFlag.featureFlags.includes('climate');
  const isFigure = metric.unitKind !== null;
  const shown = units.slice(0, 8).map((unit) => unitLabel(unit, language));
  const facts = [
    { term: t`Answer`, value: i18n._(typeNames[metric.type]) },
    ...(shown.length > 0
      ? [{ term: t`Units`, value: `${list(shown)}${units.length > shown.length ? ' …' : ''}` }]
      : []),
    ...(isFigure ? [{ term: t`Over time`, value: i18n._(natureNames[metric.nature]) }] : []),
    { term: t`Aggregation`, value: i18n._(aggregationNames[metric.aggregation]) },
    ...(metric.evidence.length > 0
      ? [{ term: t`Usual evidence`, value: list(metric.evidence.map((each) => each[language])) }]
      : []),
    {
      term: t`Feeds`,
      value: (
        <TextLink asChild>
          <Link to="/ct/crosswalk" search={{ metric: metric.key }}>
            <Plural value={metric.frameworkCount} one="# framework" other="# frameworks" />
          </Link>
        </TextLink>
      ),
    },
    ...(hasFactors && metric.key.startsWith('ghg.')
      ? [
          {
            term: t`Calculate with`,
            value: (
              <TextLink asChild>
                <Link to="/ct/emission-factors" search={{ scope: scopeOf(metric.key) }}>
                  <Trans>Emission factors</Trans>
                </Link>
              </TextLink>
            ),
          },
        ]
      : []),
    { term: t`Code`, value: metric.key },
  ];
  return (
    <Card as="section" aria-label={t`Definition`}>
      <Facts facts={facts} />
    </Card>
  );
};
