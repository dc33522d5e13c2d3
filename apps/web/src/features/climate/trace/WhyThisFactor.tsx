import { useFormatters, useLanguage } from '@esg/app-kit';
import type { FactorChoice, TracedFactor } from '@esg/contract';
import { type Fact, Facts, Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactorDocuments } from '../documents/FactorDocuments.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useTraceWords } from './use-trace-words.ts';

type WhyThisFactorProps = { readonly choice: FactorChoice; readonly factor: TracedFactor | undefined };

/** The factor that was taken, the reasons, and what was passed over. */
export const WhyThisFactor = ({ choice, factor }: WhyThisFactorProps) => {
  const { list } = useFormatters();
  const language = useLanguage();
  const words = useTraceWords();
  const reasons = list(choice.because.map(words.because));
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Why this factor</Trans>
      </Heading>
      <Text measured>
        <Trans>
          <strong>{choice.name[language]}</strong>, {choice.source}, because: {reasons}.
        </Trans>
      </Text>
      {factor && <FactorFacts choice={choice} factor={factor} />}
      {factor && <FactorDocuments documents={factor.documents} />}
      {choice.passedOver.length > 0 && <PassedOver passedOver={choice.passedOver} />}
    </Stack>
  );
};

const FactorFacts = ({ choice, factor }: Required<WhyThisFactorProps> & { readonly factor: TracedFactor }) => {
  const { t } = useLingui();
  const { day, date, decimal } = useFormatters();
  const names = useClimateNames();
  const unitName = useUnitNames();
  const words = useTraceWords();
  const { validFrom, validTo, confirmedBy, confirmedAt, basis, method } = factor;
  const first = day(validFrom);
  const last = validTo && day(validTo);
  const isOwn = factor.origin === 'own' || factor.origin === 'supplier';
  const confirmed = confirmedBy && confirmedAt ? t`${confirmedBy}, ${date(confirmedAt)}` : '';
  const facts: (Fact | false)[] = [
    { term: t`Origin`, value: names.origin(factor.origin) },
    { term: t`Country`, value: names.region(factor.region) },
    { term: t`Valid`, value: last ? t`${first} to ${last}` : t`from ${first}, until replaced` },
    { term: t`Year of publication`, value: String(choice.publicationYear) },
    { term: t`For each`, value: unitName(factor.unit) },
    basis !== null && { term: t`Basis`, value: words.basis(basis) },
    method !== null && { term: t`Method of scope 2`, value: words.method(method) },
    factor.licence !== '' && { term: t`Licence or terms of use`, value: factor.licence },
    {
      term: t`Uncertainty`,
      value:
        factor.uncertaintyPercent === null ? t`Not stated by the source` : `±${decimal(factor.uncertaintyPercent)}%`,
    },
    isOwn && confirmed !== '' && { term: t`Compared with its source`, value: confirmed },
    factor.isOfLibrary && { term: t`Compared with its source`, value: t`Yes, for the factor library` },
    isOwn &&
      confirmed === '' &&
      !factor.isOfLibrary && { term: t`Compared with its source`, value: t`It was changed or removed since` },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
};

const PassedOver = ({ passedOver }: Pick<FactorChoice, 'passedOver'>) => {
  const words = useTraceWords();
  const groups = [...Map.groupBy(passedOver, ({ source, refusal }) => `${source}|${refusal}`).values()];
  return (
    <Stack gap={1}>
      <Text>
        <Trans>What was passed over, and why:</Trans>
      </Text>
      <Stack as="ul" gap={1}>
        {groups.map((group) => {
          const [first] = group;
          if (!first) return null;
          const { factorId, source, refusal } = first;
          const reason = words.refusal(refusal);
          return (
            <li key={`${factorId}${refusal}`}>
              <Text as="span" size="sm">
                {group.length > 1 ? (
                  <Trans>
                    {group.length} factors of {source}: {reason}
                  </Trans>
                ) : (
                  <Trans>
                    {source}: {reason}
                  </Trans>
                )}
              </Text>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
};
