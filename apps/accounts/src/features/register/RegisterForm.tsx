import { accountMutations } from '@esg/api-client';
import { activeLanguage } from '@esg/app-kit';
import {
  emailIssue,
  NewPasswordEntries,
  noPassword,
  Refusal,
  useEntries,
  useNewPasswordRules,
} from '@esg/app-kit/forms';
import { Form, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lastEmail, rememberEmail } from '../../page/last-email.ts';
import { NameEntries, useNameRules } from '../../page/NameEntries.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { SubmitButton } from '../../page/SubmitButton.tsx';
import { TermsEntry, useTermsRule } from '../../page/TermsEntry.tsx';

const nothing = { firstName: '', lastName: '', accepted: false, ...noPassword };

type RegisterFormProps = { readonly page: PageProps; readonly onSent: (email: string) => void };

/** Form for a new account. The answer never reveals whether the address has one. */
export const RegisterForm = ({ page, onSent }: RegisterFormProps) => {
  const { t } = useLingui();
  const registering = useMutation(accountMutations.register(page.api));
  const rules = {
    ...useNameRules(),
    email: { label: t`Work e-mail address`, rule: emailIssue },
    ...useNewPasswordRules(),
    accepted: useTermsRule(),
  };
  const send = ({ repeated: _, accepted: __, ...person }: typeof nothing & { email: string }) => {
    rememberEmail(person.email);
    registering.mutate(
      { ...person, acceptedTerms: true, language: activeLanguage() },
      { onSuccess: () => onSent(person.email.trim()) },
    );
  };
  const { form, field } = useEntries({ ...nothing, email: lastEmail() }, rules, send, registering.error);
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {registering.error && form.errors.length === 0 && (
        <Refusal key={registering.submittedAt} error={registering.error} />
      )}
      <NameEntries firstName={field('firstName')} lastName={field('lastName')} />
      <TextField {...field('email')} type="email" autoComplete="username" />
      <NewPasswordEntries password={field('password')} repeated={field('repeated')} />
      <TermsEntry accepted={field('accepted')} page={page} />
      <SubmitButton pending={registering.isPending}>
        <Trans>Create an account</Trans>
      </SubmitButton>
    </Form>
  );
};
