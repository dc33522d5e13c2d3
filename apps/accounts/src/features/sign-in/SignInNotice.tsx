import { Banner } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { PageProps } from '../../page/page-props.ts';

/** What the sign-in page may show first. `too-late`: a later step of the sign-in took too long. */
export type Notice = NonNullable<PageProps['news']> | 'too-late';

const success = (title: MessageDescriptor) => ({ tone: 'success', title }) as const;
const warning = (title: MessageDescriptor) => ({ tone: 'warning', title }) as const;

const notices: Record<Notice, { readonly tone: 'success' | 'warning'; readonly title: MessageDescriptor }> = {
  'logged-out': success(msg`Logged out`),
  'password-changed': success(msg`Your password has been changed. Sign in with the new one.`),
  'too-late': warning(msg`That took too long. Sign in again.`),
  'provider-failed': warning(
    msg`Signing in through your organisation didn’t work. Try again, or ask your administrator.`,
  ),
  'domain-refused': warning(msg`Your organisation’s sign-in isn’t open to the domain of your e-mail address.`),
  'no-account': warning(msg`You have no account here yet. Ask an administrator of your organisation to invite you.`),
  'no-seat': warning(msg`All seats of your organisation are taken. Ask an administrator to add one.`),
  'email-unverified': warning(
    msg`Your organisation’s sign-in provider hasn’t verified your e-mail address. Ask your administrator.`,
  ),
};

/** Says why the person came to this page. */
export const SignInNotice = ({ notice }: { readonly notice: Notice }) => {
  const { _ } = useLingui();
  const { tone, title } = notices[notice];
  return <Banner tone={tone} announced title={_(title)} />;
};
