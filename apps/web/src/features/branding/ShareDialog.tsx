import { brandMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { BrandPreviewLink } from '@esg/contract';
import { Banner, Button, CopyButton, Dialog, Form, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

type ShareDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Until when an earlier link works; null while the draft is not shared. */
  readonly sharedUntil: string | null;
};

/** Lets others see the draft on the tenant's own pages: by a link to copy, or by e-mail. */
export const ShareDialog = ({ open, onOpenChange, sharedUntil }: ShareDialogProps) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const share = useMutation(brandMutations.share(api, queryClient));
  const stop = useMutation(brandMutations.stopSharing(api, queryClient));
  const end = () => stop.mutate(undefined, { onSuccess: () => share.reset() });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Share the draft`}
      description={t`Anyone who opens the link sees your pages in the draft, with a note that it is one. Everyone else sees the published brand.`}
      closeLabel={t`Close`}
      actions={
        sharedUntil === null ? undefined : (
          <Button emphasis="danger" pending={stop.isPending} onClick={end}>
            <Trans>Stop sharing</Trans>
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <ShareProblem error={share.error ?? stop.error} />
        {stop.isSuccess && sharedUntil === null && (
          <Banner
            tone="success"
            role="status"
            title={t`The draft is no longer shared. Its links show the published brand.`}
          />
        )}
        {share.data ? (
          <SharedLink link={share.data} sentTo={share.variables.email} />
        ) : (
          <ShareForm
            sharedUntil={sharedUntil}
            pending={share.isPending}
            emailError={share.error}
            onShare={(email) => share.mutate(email ? { email } : {})}
          />
        )}
      </Stack>
    </Dialog>
  );
};

/** Errors that are shown at the field are not repeated. */
const ShareProblem = ({ error }: { readonly error: unknown }) => {
  const { problem, issueAt } = useProblemSentences();
  return error && !issueAt(error, 'email', '') ? <Banner tone="danger" title={problem(error)} /> : null;
};

type ShareFormProps = Pick<ShareDialogProps, 'sharedUntil'> & {
  readonly pending: boolean;
  readonly emailError: unknown;
  readonly onShare: (email: string) => void;
};

const ShareForm = ({ sharedUntil, pending, emailError, onShare }: ShareFormProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { issueAt } = useProblemSentences();
  const [email, setEmail] = useState('');
  const emailId = useId();
  const trimmed = email.trim();
  const refusal = issueAt(emailError, 'email', t`Send the link to`);
  return (
    <Form
      onSubmit={() => {
        if (!pending) onShare(trimmed);
      }}
      errorsTitle={<Trans>The link wasn’t created</Trans>}
      errors={refusal ? [{ fieldId: emailId, message: refusal }] : []}
    >
      {sharedUntil && (
        <Text>
          <Trans>
            The draft is shared until {date(sharedUntil)} {time(sharedUntil)}. A link is shown only once; create another
            one if you need it.
          </Trans>
        </Text>
      )}
      <TextField
        id={emailId}
        label={t`Send the link to`}
        hint={t`Optional: an e-mail address. Without one you get the link to copy.`}
        type="email"
        value={email}
        onChange={({ value }) => setEmail(value)}
        error={refusal}
      />
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={pending}>
          {trimmed ? <Trans>Create a link and send it</Trans> : <Trans>Create a link</Trans>}
        </Button>
      </Inline>
    </Form>
  );
};

type SharedLinkProps = { readonly link: BrandPreviewLink; readonly sentTo: string | undefined };

const SharedLink = ({ link: { url, expiresAt }, sentTo }: SharedLinkProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  return (
    <Stack gap={3}>
      {sentTo && <Banner tone="success" title={t`Sent to ${sentTo}`} />}
      <TextField
        label={t`Link to the draft`}
        hint={t`Works until ${date(expiresAt)} ${time(expiresAt)}, or until the draft is published or discarded. It is shown only now.`}
        value={url}
        readOnly
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Inline justify="end">
        <CopyButton
          text={url}
          emphasis="strong"
          labels={{ copy: t`Copy link`, copied: t`Copied`, failed: t`Copy it from the field` }}
        />
      </Inline>
    </Stack>
  );
};
