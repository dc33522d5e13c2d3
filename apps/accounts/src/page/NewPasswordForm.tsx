import { type ApiClient, accountMutations } from '@esg/api-client';
import { NewPasswordEntries, noPassword, Refusal, useEntries, useNewPasswordRules } from '@esg/app-kit/forms';
import { Form } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { SubmitButton } from './SubmitButton.tsx';

type NewPasswordFormProps = {
  readonly api: ApiClient;
  /** Secret of an e-mail's link, or of a sign-in that requires a new password. */
  readonly linkKey: string;
  readonly onChanged: (password: string) => void;
  /** The key no longer works. */
  readonly onExpired: () => void;
};

/** Replaces the password of the person who has the key. */
export const NewPasswordForm = ({ api, linkKey, onChanged, onExpired }: NewPasswordFormProps) => {
  const changing = useMutation(accountMutations.resetPassword(api));
  const send = ({ password }: typeof noPassword) =>
    changing.mutate(
      { key: linkKey, password },
      {
        onSuccess: () => onChanged(password),
        onError: ({ code }) => {
          if (code === 'auth.link_invalid') onExpired();
        },
      },
    );
  const { form, field } = useEntries(noPassword, useNewPasswordRules(), send, changing.error);
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {changing.error && form.errors.length === 0 && <Refusal key={changing.submittedAt} error={changing.error} />}
      <NewPasswordEntries password={field('password')} repeated={field('repeated')} />
      <SubmitButton pending={changing.isPending || changing.isSuccess}>
        <Trans>Save the new password</Trans>
      </SubmitButton>
    </Form>
  );
};
