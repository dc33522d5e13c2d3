import { surveyMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { type SurveyGroup, surveyLimits } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import encodeQR from 'qr';
import { useMemo, useState } from 'react';
import { NewLink } from './NewLink.tsx';

/** Pixels per square of the code, and the number of empty squares around it that readers need. */
const scale = 4;
const border = 4;

const useQrCode = (text: string) =>
  useMemo(() => {
    const picture = encodeQR(text, 'gif', { scale, border });
    return `data:image/gif;base64,${btoa(String.fromCharCode(...picture))}`;
  }, [text]);

/** The link of a group that anybody may use, shown once, with its QR code. */
export const OpenLink = ({ group }: { group: SurveyGroup }) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'new' | 'end'>();
  const issue = useMutation(surveyMutations.issueOpenLink(api, queryClient));
  const revoke = useMutation(surveyMutations.revokeOpenLink(api, queryClient));
  const error = issue.error ?? revoke.error;
  const { openLink } = group;
  const make = () =>
    issue.mutate({ id: group.id, limit: surveyLimits.openAnswers }, { onSuccess: (made) => setUrl(made.url) });
  const confirmed = () => {
    if (asking === 'new') make();
    else revoke.mutate(group.id, { onSuccess: () => setUrl(undefined) });
    setAsking(undefined);
  };
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Button size="compact" pending={issue.isPending} onClick={openLink ? () => setAsking('new') : make}>
          {openLink ? <Trans>Make a new open link</Trans> : <Trans>Make an open link</Trans>}
        </Button>
        {openLink && (
          <Button size="compact" emphasis="quiet" pending={revoke.isPending} onClick={() => setAsking('end')}>
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
      {asking && <AskFirst about={asking} onClose={() => setAsking(undefined)} onConfirm={confirmed} />}
      {error && <Banner tone="danger" title={problem(error)} />}
      {url && (
        <NewLink url={url}>
          <QrCode url={url} />
        </NewLink>
      )}
    </Stack>
  );
};

type AskFirstProps = { about: 'new' | 'end'; onClose: () => void; onConfirm: () => void };

const AskFirst = ({ about, onClose, onConfirm }: AskFirstProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={about === 'new' ? <Trans>Make a new open link?</Trans> : <Trans>End the open link?</Trans>}
    description={
      <Trans>
        The present link and its QR code stop working, wherever they are printed. Those who have started can still
        finish.
      </Trans>
    }
    confirmLabel={about === 'new' ? <Trans>Make a new open link</Trans> : <Trans>End the open link</Trans>}
    cancelLabel={<Trans>Cancel</Trans>}
    tone="danger"
    onConfirm={onConfirm}
  />
);

const QrCode = ({ url }: { url: string }) => {
  const { t } = useLingui();
  return <img src={useQrCode(url)} alt={t`QR code of the link`} />;
};
