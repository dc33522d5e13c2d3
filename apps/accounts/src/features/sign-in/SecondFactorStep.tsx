import { signInStepMutations } from '@esg/api-client';
import { codeIssue, Refusal, useEntries } from '@esg/app-kit/forms';
import type { SecondFactor } from '@esg/contract';
import { Banner, Button, Form, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageProps } from '../../page/page-props.ts';
import { SubmitButton } from '../../page/SubmitButton.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

type Kind = Exclude<SecondFactor, 'passkey'>;

type SecondFactorStepProps = {
  readonly page: PageProps;
  /** Key and choices of the sign-in's first step. */
  readonly step: { readonly key: string; readonly factors: readonly SecondFactor[] };
  readonly onSignedIn: () => void;
  /** The first step was too long ago, or the person wants another account. */
  readonly onStartAgain: (reason: 'expired' | 'wanted') => void;
};

/** Asks for a code of the authenticator app, a recovery code or a passkey, after the right password. */
export const SecondFactorStep = ({ page, step, onSignedIn, onStartAgain }: SecondFactorStepProps) => {
  const [kind, setKind] = useState<Kind>('totp');
  const other = kind === 'totp' ? 'recovery-code' : 'totp';
  return (
    <Stack gap={4}>
      <Text>
        {kind === 'totp' ? (
          <Trans>Enter the code that your authenticator app shows for this account.</Trans>
        ) : (
          <Trans>Enter one of the recovery codes you kept. Each works once.</Trans>
        )}
      </Text>
      <CodeForm
        key={kind}
        page={page}
        kind={kind}
        linkKey={step.key}
        onSignedIn={onSignedIn}
        onExpired={() => onStartAgain('expired')}
      />
      {step.factors.includes('passkey') && <PasskeyButton page={page} onSignedIn={onSignedIn} />}
      {step.factors.includes(other) && (
        <Button wide emphasis="quiet" onClick={() => setKind(other)}>
          {other === 'totp' ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
      <Button wide emphasis="bare" onClick={() => onStartAgain('wanted')}>
        <Trans>Back to sign in</Trans>
      </Button>
    </Stack>
  );
};

type CodeFormProps = Pick<SecondFactorStepProps, 'page' | 'onSignedIn'> & {
  readonly kind: Kind;
  readonly linkKey: string;
  readonly onExpired: () => void;
};

const CodeForm = ({ page, kind, linkKey, onSignedIn, onExpired }: CodeFormProps) => {
  const { t } = useLingui();
  const proof = useMutation(signInStepMutations.proveSecondFactor(page.api));
  const label = kind === 'totp' ? t`Code of the app` : t`Recovery code`;
  const send = ({ code }: { code: string }) =>
    proof.mutate(
      { key: linkKey, factor: kind, code: kind === 'totp' ? code.replaceAll(/\s/g, '') : code },
      {
        onSuccess: onSignedIn,
        onError: ({ code: reason }) => {
          if (reason === 'auth.link_invalid') onExpired();
        },
      },
    );
  const isWrongRecovery = kind === 'recovery-code' && proof.error?.code === 'auth.code_wrong';
  const { form, field } = useEntries({ code: '' }, { code: { label, rule: codeIssue } }, send);
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {proof.error && isWrongRecovery && (
        <Banner tone="danger" title={<Trans>This recovery code is incorrect or has already been used.</Trans>} />
      )}
      {proof.error && !isWrongRecovery && <Refusal key={proof.submittedAt} error={proof.error} />}
      <TextField
        {...field('code')}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <SubmitButton pending={proof.isPending || proof.isSuccess}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </Form>
  );
};
