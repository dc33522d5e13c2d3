import { accountSecurityQueries, ownAccountMutations } from '@esg/api-client';
import { notify, useApi, usePageTitle, useServices } from '@esg/app-kit';
import {
  NewPasswordEntries,
  noPassword,
  PasswordEntry,
  passwordIssue,
  Refusal,
  useEntries,
  useNewPasswordRules,
} from '@esg/app-kit/forms';
import { Banner, Box, Button, Form, Inline, Text, TextLink } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Details } from './Details.tsx';

/** Replaces the password (spec section 5). Somebody who signs in without one reads how to get one. */
export const PasswordPage = () => {
  const { t } = useLingui();
  usePageTitle(`${t`Password`} · ${t`Account settings`}`);
  const { data } = useQuery(accountSecurityQueries.own(useApi()));
  return (
    <Box measured>
      <Details title={<Trans>Change your password</Trans>}>
        {data?.hasPassword === false ? <NoPassword /> : <PasswordForm />}
      </Details>
    </Box>
  );
};

const NoPassword = () => {
  const { config, tenant } = useServices();
  const url = new URL('/forgotten-password', config.accountsUrl || location.origin);
  url.searchParams.set('tenant', tenant.hostname);
  return (
    <Text>
      <Trans>
        You sign in without a password. To choose one as well, request a link on the page{' '}
        <TextLink href={url.href}>Forgot your password</TextLink>.
      </Trans>
    </Text>
  );
};

const PasswordForm = () => {
  const { t } = useLingui();
  const change = useMutation(ownAccountMutations.changePassword(useApi(), useQueryClient()));
  const { password, repeated } = useNewPasswordRules();
  const rules = {
    current: { label: t`Current password`, rule: passwordIssue },
    password: { ...password, path: 'newPassword' },
    repeated,
  };
  const send = ({ current, password: newPassword }: typeof noPassword & { current: string }) =>
    change.mutate(
      { currentPassword: current, newPassword },
      {
        onSuccess: () => {
          entries.forget();
          notify('success', msg`Your password has been changed.`);
        },
      },
    );
  const entries = useEntries({ current: '', ...noPassword }, rules, send, change.error);
  const { form, field } = entries;
  return (
    <Form {...form} errorsTitle={<Trans>Your password has not been changed.</Trans>}>
      {change.error && form.errors.length === 0 && (
        <Banner tone="danger" title={<Trans>Your password has not been changed.</Trans>}>
          <Refusal key={change.submittedAt} error={change.error} />
        </Banner>
      )}
      <PasswordEntry {...field('current')} />
      <NewPasswordEntries password={field('password')} repeated={field('repeated')} />
      <Text tone="muted" size="sm">
        <Trans>You’re signed out everywhere else and stay signed in here.</Trans>
      </Text>
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={change.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
