import { downloadPortalEvidence, portalRequestMutations } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, useUnsent } from '@esg/app-kit';
import { AttachmentDrop, AttachmentRow } from '@esg/app-kit/attachments';
import type { PortalMonth, PortalQuestion, PortalTask } from '@esg/contract';
import { Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MetricQuestion } from './metric-of.ts';
import { NoEvidence } from './NoEvidence.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { useEvidenceUploads } from './RequestUploads.tsx';
import { placeOf } from './request-place.ts';
import { isAnswering } from './waiting/waiting-answers.ts';

type EvidencePartProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
  /** The month that they belong to, instead of the whole period. */
  readonly month?: PortalMonth;
};

/** Documents and photos that prove an answer. They belong to a saved answer, and wait on the device together with one that waits. */
export const EvidencePart = ({ task, question, metric: { metric }, month }: EvidencePartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { list } = useFormatters();
  const { evidence, current } = month ?? question;
  const place = { ...placeOf(task, question), month: month?.month };
  const api = useApi();
  const queryClient = useQueryClient();
  const remove = useMutation(portalRequestMutations.removeEvidence(api, queryClient, place));
  const uploads = useEvidenceUploads(place);
  const isAnswered = isAnswering(useUnsent(), place) || current !== null;
  const usual = list(metric.evidence.map((paper) => paper[language]));
  if (month && !isAnswered) return null;
  return (
    <Stack gap={3} align="stretch" as="section" aria-label={t`Evidence`}>
      <Stack gap={1}>
        <Heading level={3} size="sm">
          <Trans>Evidence</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          {usual ? <Trans>Optional. Usual documents: {usual}.</Trans> : <Trans>Optional.</Trans>}
        </Text>
        {!month && <NoEvidence task={task} question={question} />}
      </Stack>
      {evidence.length > 0 && (
        <Stack as="ul" gap={3} align="stretch">
          {evidence.map(({ id, name, bytes, by, at }) => (
            <li key={id}>
              <AttachmentRow
                name={name}
                bytes={bytes}
                added={{ by: by.name, at }}
                read={() => downloadPortalEvidence(api, { ...place, evidenceId: id })}
                removal={{ run: () => remove.mutateAsync(id) }}
              />
            </li>
          ))}
        </Stack>
      )}
      {isAnswered && (
        <>
          <PhotoButton onPhoto={(file) => uploads.add([file])} />
          <AttachmentDrop label={t`Add documents`} uploads={uploads} onFiles={uploads.add} />
        </>
      )}
    </Stack>
  );
};
