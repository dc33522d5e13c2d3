import { accountSecurityMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { codeIssue, Refusal, useEntries } from '@esg/app-kit/forms';
import type { TotpSetup } from '@esg/contract';
import { Button, CopyButton, Form, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { QrCode } from './QrCode.tsx';

type ConfirmCodeProps = {
  readonly setup: TotpSetup;
  /** Called with the recovery codes when the app is turned on. */
  readonly onOn: (codes: readonly string[]) => void;
  /** Called to start again when the secret has expired. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
};

/** The secret in groups of four, as people type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export const ConfirmCode = ({ setup, onOn, onAgain, onClose }: ConfirmCodeProps) => {
  const { t } = useLingui();
  const confirm = useMutation(accountSecurityMutations.confirmTotp(useApi(), useQueryClient()));
  const send = ({ code }: { code: string }) =>
    confirm.mutate(
      { key: setup.key, code: code.replaceAll(/\s/g, '') },
      {
        onSuccess: ({ codes }) => onOn(codes),
        onError: ({ code: reason }) => {
          if (reason === 'auth.link_invalid') onAgain();
        },
      },
    );
  const { form, field } = useEntries({ code: '' }, { code: { label: t`Code of the app`, rule: codeIssue } }, send);
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {confirm.error && <Refusal key={confirm.submittedAt} error={confirm.error} />}
      <Inline gap={4} align="start">
        <QrCode text={setup.otpauthUrl} alt={t`QR code with the secret for your authenticator app`} />
        <Stack gap={2}>
          <Text measured>
            <Trans>Scan the picture with your authenticator app. If you can’t, enter this secret there:</Trans>
          </Text>
          <Text numeric strong>
            {grouped(setup.secret)}
          </Text>
          <Inline>
            <CopyButton
              size="compact"
              text={setup.secret}
              labels={{ copy: t`Copy the secret`, copied: t`Copied`, failed: t`Not copied` }}
            />
          </Inline>
        </Stack>
      </Inline>
      <TextField
        {...field('code')}
        hint={t`Six digits that change every half minute.`}
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
      />
      <Inline gap={2} justify="end">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" emphasis="strong" pending={confirm.isPending}>
          <Trans>Turn on</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
