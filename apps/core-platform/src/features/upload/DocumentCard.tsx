import { downloadReportDocument, reportDocumentMutations } from '@esg/api-client';
import { notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import type { ReportDocument } from '@esg/contract';
import { Card, MultiSelect } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

/** One document: who added it when, the disclosures it supports, and buttons to download or remove it. */
export const DocumentCard = ({ document }: { document: ReportDocument }) => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const api = useApi();
  const remove = useMutation(reportDocumentMutations.remove(api, useQueryClient(), report.id));
  const { id, name, bytes, at, by } = document;
  const removal = {
    consequence: t`The document is deleted. Figures that it proved stay as they are.`,
    run: () => remove.mutateAsync(id),
  };
  return (
    <Card as="li" padding="compact">
      <AttachmentRow
        name={name}
        bytes={bytes}
        added={{ by: by.name, at }}
        headingLevel={3}
        read={() => downloadReportDocument(api, report.id, id)}
        removal={readOnly ? undefined : removal}
      >
        <Proves document={document} />
      </AttachmentRow>
    </Card>
  );
};

/** The disclosures that the document supports, saved with each choice; shown as chosen until the gateway refuses it. */
const Proves = ({ document }: { document: ReportDocument }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { report, framework, readOnly } = useWizard();
  const change = useMutation(reportDocumentMutations.change(useApi(), useQueryClient(), report.id));
  const [chosen, setChosen] = useState<readonly string[]>();
  const cite = useCitation();
  const options = useMemo(() => {
    const selected = new Set(report.disclosureCodes);
    return framework.topics
      .flatMap(({ disclosures }) => disclosures)
      .filter(({ code }) => selected.has(code))
      .map(({ code, title }) => ({ value: code, label: `${cite(code)} ${title[language]}` }));
  }, [framework, report.disclosureCodes, language, cite]);
  const choose = (disclosureCodes: string[]) => {
    setChosen(disclosureCodes);
    const refused = (error: Error) => {
      setChosen(undefined);
      notifyProblem(error);
    };
    change.mutate({ documentId: document.id, disclosureCodes }, { onError: refused });
  };
  const label = t`Proves`;
  return (
    <MultiSelect
      label={label}
      hint={t`Disclosures whose figures this document contains.`}
      disabled={readOnly}
      value={[...(chosen ?? document.disclosureCodes)]}
      onChange={({ value }) => choose(value)}
      options={options}
      labels={{
        list: t`Disclosures`,
        none: t`No such disclosure`,
        chosen: label,
        remove: (choice) => t`Remove ${choice.label}`,
      }}
    />
  );
};
