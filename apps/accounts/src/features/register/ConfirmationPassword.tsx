import { PasswordEntry, passwordIssue, useEntries } from '@esg/app-kit/forms';
import { Form, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../page/SubmitButton.tsx';

/** Confirms an address, with or without the password. */
export type ConfirmationAttempt = {
  readonly pending: boolean;
  readonly refusal: ReactNode;
  readonly onConfirm: (password?: string) => void;
};

/** Asks for the password of a registration that began in another browser. */
export const ConfirmationPassword = ({
  pending,
  refusal,
  onConfirm,
  email,
}: ConfirmationAttempt & { readonly email: string }) => {
  const { t } = useLingui();
  const rules = { password: { label: t`Password`, rule: passwordIssue } };
  const { form, field } = useEntries({ password: '' }, rules, ({ password }) => onConfirm(password));
  return (
    <Stack gap={4}>
      <Text>
        <Trans>You registered in another browser. Type the password you chose there.</Trans>
      </Text>
      <Form {...form} errorsTitle={<Trans>We couldn’t sign you in</Trans>}>
        {refusal}
        {/* For password managers, which know the password under this name. */}
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordEntry {...field('password')} />
        <SubmitButton pending={pending}>
          <Trans>Confirm and sign in</Trans>
        </SubmitButton>
      </Form>
      <Text tone="muted" size="sm">
        <Trans>Didn’t register? Close this page and nothing happens.</Trans>
      </Text>
    </Stack>
  );
};
