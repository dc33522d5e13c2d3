import { accountMutations } from '@esg/api-client';
import { activeLanguage } from '@esg/app-kit';
import { NewPasswordEntries, noPassword, Refusal, useEntries, useNewPasswordRules } from '@esg/app-kit/forms';
import type { InvitationView } from '@esg/contract';
import { Form } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { enterWebApp } from '../../page/addresses.ts';
import { NameEntries, useNameRules } from '../../page/NameEntries.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { SubmitButton } from '../../page/SubmitButton.tsx';
import { TermsEntry, useTermsRule } from '../../page/TermsEntry.tsx';
import { organisationOf } from './organisation-of.ts';

type AcceptInvitationFormProps = {
  readonly page: PageProps;
  readonly invitation: InvitationView;
  /** The invitation was withdrawn, or used meanwhile. */
  readonly onExpired: () => void;
  /** It was sent again meanwhile, with another link. */
  readonly onReplaced: () => void;
};

/** Asks for the name and password of an invited person, and signs them in. */
export const AcceptInvitationForm = ({ page, invitation, onExpired, onReplaced }: AcceptInvitationFormProps) => {
  const organizationName = organisationOf(invitation);
  const accepting = useMutation(accountMutations.acceptInvitation(page.api));
  const first = {
    firstName: invitation.firstName ?? '',
    lastName: invitation.lastName ?? '',
    ...noPassword,
    accepted: false,
  };
  const rules = { ...useNameRules(), ...useNewPasswordRules(), accepted: useTermsRule() };
  const send = ({ firstName, lastName, password }: typeof first) =>
    accepting.mutate(
      { key: page.linkKey, firstName, lastName, password, acceptedTerms: true, language: activeLanguage() },
      {
        onSuccess: () => void enterWebApp(page),
        onError: ({ code }) => {
          if (code === 'auth.link_invalid') onExpired();
          if (code === 'auth.link_replaced') onReplaced();
        },
      },
    );
  const { form, field } = useEntries(first, rules, send, accepting.error);
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {accepting.error && form.errors.length === 0 && <Refusal key={accepting.submittedAt} error={accepting.error} />}
      <NameEntries firstName={field('firstName')} lastName={field('lastName')} />
      {/* For password managers, which store the password under this name. */}
      <input type="hidden" name="email" autoComplete="username" value={invitation.email} readOnly />
      <NewPasswordEntries password={field('password')} repeated={field('repeated')} />
      <TermsEntry accepted={field('accepted')} page={page} />
      <SubmitButton pending={accepting.isPending || accepting.isSuccess}>
        <Trans>Join {organizationName}</Trans>
      </SubmitButton>
    </Form>
  );
};
