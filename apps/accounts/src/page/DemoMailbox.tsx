import { loadRuntimeConfig } from '@esg/app-kit';
import { TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const address = '/dev/mail';

/** Whether e-mails of this deployment are shown in a page instead of being sent: only in a demonstration without a mail server. */
const isThere = async () => {
  const { environment } = await loadRuntimeConfig();
  return environment === 'demo' && (await fetch(address, { method: 'HEAD' })).ok;
};

/** Link to the e-mails of a demonstration. Shows nothing elsewhere. */
export const DemoMailbox = () => {
  const { data = false } = useQuery({ queryKey: ['demo-mailbox'], queryFn: isThere });
  if (!data) return null;
  return (
    <TextLink href={address} target="_blank">
      <Trans>Open the mailbox of this demonstration</Trans>
    </TextLink>
  );
};
