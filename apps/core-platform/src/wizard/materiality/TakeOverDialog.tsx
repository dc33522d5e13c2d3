import { useLanguage, useProblemSentences } from '@esg/app-kit';
import { Accordion, Button, Dialog, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { editionNames } from '../../features/materiality/words.ts';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import { type TakeOverOffered, useTakingOver } from './use-take-over.ts';

type TakeOverDialogProps = { readonly offered: TakeOverOffered; readonly onClose: () => void };

/** What enters, leaves and stays, with the reasons that the index will print, before any of it changes. */
export const TakeOverDialog = ({ offered, onClose }: TakeOverDialogProps) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const { takeOver, error, pending } = useTakingOver();
  const year = String(offered.decision.year);
  const rules = i18n._(editionNames[offered.decision.edition]);
  const submit = () => void takeOver(offered).then(onClose, () => undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      startsAt="title"
      title={t`Take over from the materiality assessment ${year}`}
      description={t`Decided by ${rules}. Answers that were entered are kept, also of disclosures that leave. You can undo it afterwards.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button emphasis="strong" pending={pending} onClick={submit}>
            <Trans>Take over</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4} align="stretch">
        {error && (
          <Text tone="danger" role="alert">
            {problem(error)}
          </Text>
        )}
        <Preview offered={offered} />
      </Stack>
    </Dialog>
  );
};

const Preview = ({ offered }: Pick<TakeOverDialogProps, 'offered'>) => {
  const { t } = useLingui();
  const { plan } = offered;
  const reasoned = plan.leavingWithReason.flatMap(({ codes }) => codes);
  const lists = [
    { id: 'entering', title: t`Enter the report`, codes: plan.entering },
    { id: 'missing', title: t`Asked of everyone: enter the report too`, codes: plan.missing },
    { id: 'reasoned', title: t`Leave, and the index says why`, codes: reasoned },
    { id: 'leaving', title: t`Leave the report`, codes: plan.leaving },
    { id: 'kept', title: t`Stay although not material: the framework asks for them`, codes: plan.kept },
    { id: 'partly', title: t`Stay: not everything that they are about was decided`, codes: plan.partly },
    { id: 'undecided', title: t`Stay: no topic of theirs was decided about`, codes: plan.undecided },
    { id: 'staying', title: t`Stay as they are`, codes: plan.staying },
  ].filter(({ codes }) => codes.length > 0);
  if (lists.length === 0)
    return (
      <Status tone="success">
        <Trans>Only the list of material topics changes.</Trans>
      </Status>
    );
  return (
    <Accordion
      headingLevel={3}
      items={lists.map(({ id, title, codes }) => ({
        id,
        title,
        mark: codes.length,
        content: id === 'reasoned' ? <Reasoned offered={offered} /> : <Codes codes={codes} />,
      }))}
    />
  );
};

/** The reasons in the words of the index, each with its disclosures. */
const Reasoned = ({ offered }: Pick<TakeOverDialogProps, 'offered'>) => {
  const { report } = useWizard();
  return (
    <Stack gap={4} align="stretch">
      {offered.plan.leavingWithReason.map((group) => (
        <Stack key={group.codes.join(' ')} gap={1} align="stretch">
          {report.languages.map((language) => (
            <Text key={language} lang={language === 'en' ? 'en' : 'zh-Hant-HK'}>
              {offered.textOf(group, language)}
            </Text>
          ))}
          <Codes codes={group.codes} />
        </Stack>
      ))}
    </Stack>
  );
};

const Codes = ({ codes }: { readonly codes: readonly string[] }) => {
  const language = useLanguage();
  const cite = useCitation();
  const { framework } = useWizard();
  const titles = useMemo(
    () =>
      new Map(
        framework.topics.flatMap(({ disclosures }) => disclosures).map(({ code, title }) => [code, title[language]]),
      ),
    [framework, language],
  );
  return (
    <Stack as="ul" gap={1} align="stretch">
      {codes.map((code) => (
        <li key={code}>
          <Text as="span" size="sm">
            {cite(code)} {titles.get(code)}
          </Text>
        </li>
      ))}
    </Stack>
  );
};
