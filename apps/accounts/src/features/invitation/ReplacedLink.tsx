import { accountMutations } from '@esg/api-client';
import { useFormatters } from '@esg/app-kit';
import { Refusal } from '@esg/app-kit/forms';
import { Banner, Button, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { PageProps } from '../../page/page-props.ts';

type ReplacedLinkProps = {
  readonly page: Pick<PageProps, 'api' | 'linkKey'>;
  /** When the newer e-mail was sent. */
  readonly newerAt: string;
};

/** A newer e-mail has the link that works, and is sent once more on request. The answer is the same whether or not it was. */
export const ReplacedLink = ({ page, newerAt }: ReplacedLinkProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const sending = useMutation(accountMutations.sendInvitationLinkAgain(page.api));
  const day = date(newerAt);
  const hour = time(newerAt);
  return (
    <Stack gap={4} align="start">
      <Banner tone="info" title={t`A newer e-mail has your link`}>
        <Trans>
          The invitation was sent again on {day} at {hour}. Open the link in that e-mail.
        </Trans>
      </Banner>
      {sending.error && <Refusal key={sending.submittedAt} error={sending.error} />}
      {sending.isSuccess ? (
        <Banner tone="info" role="status" title={t`Check your e-mail`}>
          <Trans>The link is on its way to the address that you were invited at. It can take a few minutes.</Trans>
        </Banner>
      ) : (
        <Button pending={sending.isPending} onClick={() => sending.mutate(page.linkKey)}>
          <Trans>Send the link again</Trans>
        </Button>
      )}
    </Stack>
  );
};
