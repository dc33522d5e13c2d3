import { usePageTitle } from '@esg/app-kit';
import { Banner, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeysSection } from './keys/KeysSection.tsx';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';

/** Keys and webhooks of the organisation, with a link to the API reference. For administrators. */
export const ApiPage = () => {
  const { t } = useLingui();
  usePageTitle(`${t({ message: 'API', context: 'tab' })} · ${t`Account settings`}`);
  return (
    <Stack gap={6}>
      <Banner
        title={<Trans>Connect your own systems</Trans>}
        action={
          <TextLink href="/api/reference" target="_blank" rel="noopener">
            <Trans>Open the API reference</Trans>
          </TextLink>
        }
      >
        <Trans>
          With an API key your programs read and write data; with a webhook they’re notified when something changes. The
          reference shows every call with examples.
        </Trans>
      </Banner>
      <KeysSection />
      <WebhooksSection />
    </Stack>
  );
};
