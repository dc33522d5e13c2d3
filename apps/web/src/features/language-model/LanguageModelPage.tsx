import { languageModelQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { LanguageModelSettings } from '@esg/contract';
import { Banner, EmptyState, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Budget } from './Budget.tsx';
import { CallLog } from './CallLog.tsx';
import { Consent } from './Consent.tsx';

/** Whether questions of the organisation go to a language model, what that may cost, and what was sent. For administrators. */
export const LanguageModelPage = () => {
  const { t } = useLingui();
  usePageTitle(`${t`Language model`} · ${t`Account settings`}`);
  const { data, error, refetch } = useQuery(languageModelQueries.settings(useApi()));
  if (!data)
    return <NotLoaded title={<Trans>Couldn’t load the settings</Trans>} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={6} align="stretch">
      <Connection settings={data} />
      {/* What was sent stays readable when the model is gone. */}
      <CallLog />
    </Stack>
  );
};

const Connection = ({ settings }: { readonly settings: LanguageModelSettings }) => {
  if (!settings.isEnabled) return <Locked />;
  if (!settings.model) return <NotConnected />;
  return (
    <>
      <Consent settings={settings} model={settings.model} />
      <Budget settings={settings} model={settings.model} />
    </>
  );
};

/** Spec section 6: locked for accounts without it. */
const Locked = () => (
  <Banner tone="info" title={<Trans>The AI feature is locked for your account</Trans>} action={<AskSupport />}>
    <Trans>Files stay locked until support enables it.</Trans>
  </Banner>
);

const NotConnected = () => (
  <EmptyState
    title={<Trans>No language model is connected</Trans>}
    purpose={
      <Trans>Chats answer with quotes from your documents, and nothing is sent. Ask your provider for a model.</Trans>
    }
    action={<AskSupport />}
  />
);

const AskSupport = () => (
  <TextLink asChild>
    <Link to="/ct/help/contact">
      <Trans>Contact support</Trans>
    </Link>
  </TextLink>
);
