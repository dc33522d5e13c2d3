import { reportMutations } from '@esg/api-client';
import { notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import type { Disclosure, Finding, ProvisionSummary } from '@esg/contract';
import { Accordion, Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useInHub } from '../../wizard/hub/use-in-hub.ts';
import { LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';
import { OpenActions } from '../../wizard/provisions/OpenActions.tsx';
import { ProvisionCounts } from '../../wizard/provisions/ProvisionCounts.tsx';
import { type Unmanaged, unmanagedTopics } from '../../wizard/provisions/unmanaged-topics.ts';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type ProvisionsPanelProps = { provisions: ProvisionSummary; findings: readonly Finding[] };

/** The status of the framework's provisions, with actions for open or missing ones. */
export const ProvisionsPanel = ({ provisions, findings }: ProvisionsPanelProps) => {
  const language = useLanguage();
  const { framework, readOnly, report } = useWizard();
  const unmanaged = unmanagedTopics(framework, report, findings);
  const missing = useMemo(() => {
    const codes = new Set(provisions.missing);
    return framework.topics.flatMap(({ disclosures }) => disclosures.filter(({ code }) => codes.has(code)));
  }, [framework, provisions.missing]);
  const name = framework.name[language];
  return (
    <Card as="section" aria-labelledby="provisions">
      <Stack gap={4} align="stretch">
        <Inline gap={4} justify="between">
          <Heading level={3} id="provisions">
            {name}
          </Heading>
          <ProvisionCounts framework={framework} provisions={provisions} findings={findings} />
        </Inline>
        {!readOnly && <OpenActions findings={findings} />}
        {!readOnly && unmanaged && <AddManagement unmanaged={unmanaged} />}
        {missing.length > 0 && (
          <>
            {!readOnly && <MissingActions missing={missing} />}
            <Accordion
              headingLevel={4}
              items={[
                {
                  id: 'missing',
                  title: (
                    <Plural
                      value={missing.length}
                      one="# provision is neither reported nor explained"
                      other="# provisions are neither reported nor explained"
                    />
                  ),
                  content: <MissingList missing={missing} />,
                },
              ]}
            />
          </>
        )}
      </Stack>
    </Card>
  );
};

/** Selects how the material topics are managed. */
const AddManagement = ({ unmanaged: { code, codes } }: { readonly unmanaged: Unmanaged }) => {
  const { report } = useWizard();
  const cited = useCitation()(code);
  const { mutate, isPending } = useMutation(reportMutations.changeDisclosures(useApi(), useQueryClient(), report.id));
  return (
    <Inline gap={2}>
      <Button
        size="compact"
        pending={isPending}
        onClick={() => mutate({ changes: [{ status: 'selected', codes: [...codes] }] }, { onError: notifyProblem })}
      >
        <Trans>Add {cited} to the report</Trans>
      </Button>
    </Inline>
  );
};

const MissingList = ({ missing }: { missing: readonly Disclosure[] }) => {
  const language = useLanguage();
  const cite = useCitation();
  return (
    <Stack as="ul" gap={1}>
      {missing.map(({ code, title }) => (
        <li key={code}>
          <Inline gap={2} align="baseline">
            <Text as="span" strong numeric>
              {cite(code)}
            </Text>
            <span>{title[language]}</span>
          </Inline>
        </li>
      ))}
    </Stack>
  );
};

/** Explain all or some with one reason, or add them to the report. */
const MissingActions = ({ missing }: { missing: readonly Disclosure[] }) => {
  const { report } = useWizard();
  const [isExplaining, setExplaining] = useState(false);
  const inHub = useInHub(isExplaining).others;
  const { mutate, isPending } = useMutation(reportMutations.changeDisclosures(useApi(), useQueryClient(), report.id));
  const explicable = missing.filter(({ omittable }) => omittable);
  const select = () =>
    mutate(
      { changes: [{ status: 'selected', codes: missing.map(({ code }) => code) }] },
      { onError: (error) => notifyProblem(error) },
    );
  return (
    <Inline gap={2}>
      {explicable.length > 0 && (
        <Button size="compact" emphasis="strong" onClick={() => setExplaining(true)}>
          <Trans>Explain what is missing</Trans>
        </Button>
      )}
      <Button size="compact" pending={isPending} onClick={select}>
        <Trans>Add them to the report</Trans>
      </Button>
      {isExplaining && (
        <LeaveOutDialog
          title={<Trans>Explain what is missing</Trans>}
          disclosures={explicable}
          inHub={inHub}
          draftId="missing"
          isOffered
          onClose={() => setExplaining(false)}
        />
      )}
    </Inline>
  );
};
