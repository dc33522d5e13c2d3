import { surveyMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { type SurveyGroup, surveyLimits } from '@esg/contract';
import { Banner, Button, CopyButton, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import encodeQR from 'qr';
import { useMemo, useState } from 'react';

/** Pixels per square of the code, and the number of empty squares around it that readers need. */
const scale = 4;
const border = 4;

const useQrCode = (text: string | undefined) =>
  useMemo(() => {
    if (!text) return undefined;
    const picture = encodeQR(text, 'gif', { scale, border });
    return `data:image/gif;base64,${btoa(String.fromCharCode(...picture))}`;
  }, [text]);

/** The link of a group that anybody may use, told once, with its QR code. */
export const OpenLink = ({ group }: { group: SurveyGroup }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const issue = useMutation(surveyMutations.issueOpenLink(api, queryClient));
  const revoke = useMutation(surveyMutations.revokeOpenLink(api, queryClient));
  const qr = useQrCode(url);
  const error = issue.error ?? revoke.error;
  const { openLink } = group;
  const make = () =>
    issue.mutate({ id: group.id, limit: surveyLimits.openAnswers }, { onSuccess: (made) => setUrl(made.url) });
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Button size="compact" pending={issue.isPending} onClick={make}>
          {openLink ? <Trans>Make a new open link</Trans> : <Trans>Make an open link</Trans>}
        </Button>
        {openLink && (
          <Button
            size="compact"
            emphasis="quiet"
            pending={revoke.isPending}
            onClick={() => revoke.mutate(group.id, { onSuccess: () => setUrl(undefined) })}
          >
            <Trans>End the open link</Trans>
          </Button>
        )}
        {openLink && (
          <Text as="span" size="sm" tone="muted">
            <Trans>
              {openLink.started} of {openLink.limit} have started by it
            </Trans>
          </Text>
        )}
      </Inline>
      {error && <Banner tone="danger" title={problem(error)} />}
      {url && (
        <Banner tone="info" title={<Trans>Copy this link now: it is shown only once</Trans>}>
          <Stack gap={2}>
            <Text size="sm">{url}</Text>
            <CopyButton
              text={url}
              size="compact"
              labels={{ copy: t`Copy the link`, copied: t`Copied`, failed: t`Not copied` }}
            />
            {qr && <img src={qr} alt={t`QR code of the link`} />}
          </Stack>
        </Banner>
      )}
    </Stack>
  );
};
