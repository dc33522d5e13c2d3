import { reportMutations, reportQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { Finding } from '@esg/contract';
import { Banner, Button, Inline, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { takenOver } from './same-figures.ts';

type Place = { readonly code: string; readonly fieldKey: string };
/** One figure that two disclosures state otherwise, and what each of them says in the unit of the first. */
type Both = { readonly one: Place & { readonly number: string }; readonly other: Place & { readonly number: string } };

const bothIn = (findings: readonly Finding[]): Both[] =>
  findings.flatMap(({ kind, disclosureCode, fieldKey, params }): Both[] => {
    if (kind !== 'figure-differs' || !disclosureCode || !fieldKey || !params) return [];
    const { entered, stated, disclosure, field } = params;
    return [
      {
        one: { code: String(disclosure), fieldKey: String(field), number: String(stated) },
        other: { code: disclosureCode, fieldKey, number: String(entered) },
      },
    ];
  });

/** Offers either figure for both disclosures, where two state the same figure otherwise. Shows nothing where none do. */
export const SameFigures = ({ findings }: { findings: readonly Finding[] }) => {
  const { readOnly } = useWizard();
  const both = bothIn(findings);
  if (both.length === 0 || readOnly) return null;
  return (
    <Stack gap={3}>
      {both.map((each) => (
        <SameFigure key={`${each.other.code} ${each.other.fieldKey}`} {...each} />
      ))}
    </Stack>
  );
};

const useTakeOver = () => {
  const { report } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(reportMutations.recordAnswers(api, queryClient, report.id));
  const answerAt = async ({ code, fieldKey }: Place) => {
    const answers = await queryClient.fetchQuery({ ...reportQueries.answers(api, report.id, code), staleTime: 0 });
    return answers.find((answer) => answer.fieldKey === fieldKey);
  };
  return {
    isPending,
    takeOver: async (from: Place, to: Place) => {
      const change = takenOver(await answerAt(from), await answerAt(to));
      if (change) await mutateAsync([change]);
      await queryClient.invalidateQueries({ queryKey: reportQueries.validation(api, report.id).queryKey });
      if (change) notify('success', msg`Both disclosures state the same figure.`);
    },
  };
};

const SameFigure = ({ one, other }: Both) => {
  const { t } = useLingui();
  const { framework } = useWizard();
  const language = useLanguage();
  const cite = useCitation();
  const { decimal } = useFormatters();
  const { takeOver, isPending } = useTakeOver();
  const fields = framework.topics
    .flatMap(({ disclosures }) => disclosures)
    .find(({ code }) => code === one.code)?.fields;
  const label = fields?.find(({ key }) => key === one.fieldKey)?.label[language] ?? '';
  const first = cite(one.code);
  const second = cite(other.code);
  const offer = (from: Place & { readonly number: string }, to: Place) => {
    const number = decimal(from.number);
    return (
      <Button size="compact" pending={isPending} onClick={() => void takeOver(from, to).catch(notifyProblem)}>
        <Trans>Use {number} in both</Trans>
      </Button>
    );
  };
  return (
    <Banner
      tone="warning"
      title={t`${label}: ${first} and ${second} state different figures`}
      action={
        <Inline gap={2}>
          {offer(one, other)}
          {offer(other, one)}
        </Inline>
      }
    >
      <Trans>The files would show both. A disclosure that was complete is in progress again.</Trans>
    </Banner>
  );
};
