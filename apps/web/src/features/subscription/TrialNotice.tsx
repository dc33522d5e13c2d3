import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { daysBegun, subscriptionDays } from '@esg/contract';
import { Banner, Box, Button } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';

const dismissedKey = 'trial-notice-dismissed';

/**
 * Tells administrators above every page how many days of the trial are left: all along where no plan is chosen yet, and in its last
 * days where one is. Whoever takes it away does not see it again in this tab. The account settings say it themselves.
 */
export const TrialNotice = () => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useQuery(sessionQueries.subscription(useApi()));
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(dismissedKey) !== null);
  const isTrial = data?.providerState === 'trialing' && (data.status === 'pending' || data.status === 'registered');
  if (!isTrial || !data.trialEndsAt || dismissed || pathname.startsWith('/ct/account-settings')) return null;
  const days = daysBegun(new Date(), new Date(data.trialEndsAt));
  const hasPlan = data.status === 'registered';
  if (hasPlan && days > subscriptionDays.trialReminder) return null;
  return (
    <Box as="aside" padding={3} aria-label={t`Free trial`}>
      <Banner
        tone="info"
        title={<Plural value={days} one="# day left of your trial" other="# days left of your trial" />}
        action={
          <Button asChild size="compact">
            <Link to="/ct/account-settings/subscriptions">
              {hasPlan ? <Trans>See the subscription</Trans> : <Trans>Choose a plan</Trans>}
            </Link>
          </Button>
        }
        dismiss={{
          label: t`Do not show this again`,
          onDismiss: () => {
            sessionStorage.setItem(dismissedKey, '1');
            setDismissed(true);
          },
        }}
      />
    </Box>
  );
};
