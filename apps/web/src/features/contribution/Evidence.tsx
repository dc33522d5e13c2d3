import { contributionTaskMutations } from '@esg/api-client';
import { useApi, useLanguage, useServices } from '@esg/app-kit';
import { AttachmentDrop, AttachmentRow, useUploads } from '@esg/app-kit/attachments';
import type { ContributionTask, Field } from '@esg/contract';
import { Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type EvidenceProps = { readonly task: ContributionTask; readonly code: string; readonly field: Field };
type Wanted = { readonly file: File; readonly disclosureCode: string; readonly fieldKey: string };

/** Documents of an answer, and a place to add more; a failed one can be sent again. */
export const Evidence = ({ task, code, field }: EvidenceProps) => {
  const { t } = useLingui();
  const label = field.label[useLanguage()];
  const api = useApi();
  const queryClient = useQueryClient();
  // One after another: each answer lists all documents, and the last must contain all of them.
  const add = useMutation({
    ...contributionTaskMutations.addEvidence(api, queryClient),
    scope: { id: 'contribution-evidence' },
  });
  const remove = useMutation(contributionTaskMutations.removeEvidence(api, queryClient));
  const uploads = useUploads<Wanted>(add.mutateAsync, useServices().config);
  const held = task.evidence.filter(
    ({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === field.key,
  );
  return (
    <Stack gap={4} align="stretch">
      {held.length > 0 && (
        <Stack as="ul" gap={3} align="stretch" aria-label={t`Documents for ${label}`}>
          {held.map(({ id, fileName, bytes }) => (
            <li key={id}>
              <AttachmentRow name={fileName} bytes={bytes} removal={{ run: () => remove.mutateAsync(id) }} />
            </li>
          ))}
        </Stack>
      )}
      <AttachmentDrop
        label={t`Documents for ${label}`}
        uploads={uploads}
        disabled={!task.mayAnswer}
        onFiles={(files) => uploads.add(files.map((file) => ({ file, disclosureCode: code, fieldKey: field.key })))}
      />
    </Stack>
  );
};
