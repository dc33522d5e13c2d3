import { reportMutations, reportQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import { type Finding, unitPrinted } from '@esg/contract';
import { Banner, Button, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { changesToUnit, recordInUnit } from './one-unit.ts';

type Mixed = { readonly code: string; readonly title: string; readonly unit: string; readonly kind: string };

/** Disclosures whose figures are in several units and can be written in one of them with the digits that were typed. */
const useMixed = (findings: readonly Finding[]): Mixed[] => {
  const { framework } = useWizard();
  const language = useLanguage();
  const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
  return findings.flatMap(({ kind, disclosureCode, fieldKey, params }): Mixed[] => {
    if (kind !== 'unit-mix' || params?.unit === undefined) return [];
    const disclosure = disclosures.find(({ code }) => code === disclosureCode);
    const unitKind = disclosure?.fields.find(({ key }) => key === fieldKey)?.unitKind;
    if (!disclosure || !unitKind) return [];
    const { code, title } = disclosure;
    return [{ code, title: title[language], unit: String(params.unit), kind: unitKind }];
  });
};

/** Writes the figures of a disclosure in one unit, where they are in several. Shows nothing where none are. */
export const OneUnit = ({ findings }: { findings: readonly Finding[] }) => {
  const { readOnly } = useWizard();
  const mixed = useMixed(findings);
  if (mixed.length === 0 || readOnly) return null;
  return (
    <Stack gap={3}>
      {mixed.map((each) => (
        <MixedUnits key={`${each.code} ${each.kind}`} {...each} />
      ))}
    </Stack>
  );
};

const MixedUnits = ({ code, title, unit, kind }: Mixed) => {
  const { report, framework } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const cite = useCitation();
  const units = framework.units[kind] ?? [];
  const found = units.find((each) => each.code === unit);
  const symbol = found ? unitPrinted(found, language) : unit;
  const { mutateAsync, isPending } = useMutation(reportMutations.recordAnswers(api, queryClient, report.id));
  const write = async () => {
    const answers = await queryClient.fetchQuery({ ...reportQueries.answers(api, report.id, code), staleTime: 0 });
    const disclosure = framework.topics.flatMap(({ disclosures }) => disclosures).find((each) => each.code === code);
    const changes = changesToUnit(answers, disclosure?.fields ?? [], { kind, unit }, framework.units);
    const hasChanged = await recordInUnit(changes, mutateAsync);
    await queryClient.invalidateQueries({ queryKey: reportQueries.validation(api, report.id).queryKey });
    if (hasChanged) notify('success', msg`The figures are in one unit.`);
  };
  return (
    <Banner
      tone="warning"
      title={
        <Trans>
          {cite(code)} {title}: figures of one kind are in several units
        </Trans>
      }
      action={
        <Button size="compact" pending={isPending} onClick={() => void write().catch(notifyProblem)}>
          <Trans>All in {symbol}</Trans>
        </Button>
      }
    >
      <Trans>
        Only the decimal point of the figures and their intensities moves. A complete disclosure stays complete unless
        an approval ends.
      </Trans>
    </Banner>
  );
};
