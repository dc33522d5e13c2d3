import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { daysBegun, subscriptionDays } from '@esg/contract';
import { Banner, Box, Button } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import * as css from './TrialNotice.css.ts';

const dismissedKey = 'trial-notice-dismissed';

type TrialNoticeProps = {
  /** In the top bar while many days are left; above the page in the last days. */
  readonly place: 'bar' | 'page';
};

/**
 * Tells administrators how many days of the trial are left: a word in the top bar, and in its last days a message above every page, which
 * stays hidden in this tab once somebody closes it. The account settings have their own message.
 */
export const TrialNotice = ({ place }: TrialNoticeProps) => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { data } = useQuery(sessionQueries.subscription(useApi()));
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(dismissedKey) !== null);
  const isTrial = data?.providerState === 'trialing' && (data.status === 'pending' || data.status === 'registered');
  if (!isTrial || !data.trialEndsAt || pathname.startsWith('/ct/account-settings')) return null;
  const days = daysBegun(new Date(), new Date(data.trialEndsAt));
  const hasPlan = data.status === 'registered';
  const isPressing = days <= subscriptionDays.trialReminder;
  if (isPressing !== (place === 'page')) return null;
  const left = <Plural value={days} one="# day left of your trial" other="# days left of your trial" />;
  if (!isPressing)
    return (
      <div className={css.chip}>
        <Button asChild size="compact" emphasis="quiet">
          <Link to="/ct/account-settings/subscriptions">{left}</Link>
        </Button>
      </div>
    );
  if (dismissed) return null;
  return (
    <Box as="aside" padding={3} aria-label={t`Free trial`}>
      <Banner
        tone="info"
        title={left}
        action={
          <Button asChild size="compact">
            <Link to="/ct/account-settings/subscriptions">
              {hasPlan ? <Trans>See the subscription</Trans> : <Trans>Choose a plan</Trans>}
            </Link>
          </Button>
        }
        dismiss={{
          label: t`Don’t show this again`,
          onDismiss: () => {
            sessionStorage.setItem(dismissedKey, '1');
            setDismissed(true);
          },
        }}
      />
    </Box>
  );
};
