import { notify, usePageTitle } from '@esg/app-kit';
import type { Permission, User } from '@esg/contract';
import { Banner, Button, Card } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ContactForm } from './ContactForm.tsx';
import { HelpFrame } from './HelpFrame.tsx';

type ContactPageProps = { readonly me: User; readonly permissions: readonly Permission[] };

/** Sends a message to the tenant's support team; open to people of suspended organisations too. */
export const ContactPage = ({ me, permissions }: ContactPageProps) => {
  const { t } = useLingui();
  usePageTitle(`${t`Contact support`} · ${t`Help`}`);
  const [sentTo, setSentTo] = useState<string>();
  const sent = (email: string) => {
    setSentTo(email);
    notify('success', msg`Your message has been sent to our support team`);
  };
  return (
    <HelpFrame current="contact" permissions={permissions}>
      {sentTo === undefined ? (
        <Card as="section">
          <ContactForm me={me} onSent={sent} />
        </Card>
      ) : (
        <Banner
          tone="success"
          title={<Trans>Your message has been sent to our support team</Trans>}
          action={
            <Button onClick={() => setSentTo(undefined)}>
              <Trans>Write another message</Trans>
            </Button>
          }
        >
          <Trans>We’ll reply to {sentTo}. A copy of your message is on its way there.</Trans>
        </Banner>
      )}
    </HelpFrame>
  );
};
