import type { SignInStep } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { NewPasswordForm } from '../../page/NewPasswordForm.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { SecondFactorStep } from './SecondFactorStep.tsx';

type NextStepProps = {
  readonly page: PageProps;
  readonly step: SignInStep;
  readonly onSignedIn: () => void;
  readonly onPasswordChanged: (password: string) => void;
  readonly onStartAgain: (reason: 'expired' | 'wanted') => void;
};

/** What is asked for after the right password. */
export const NextStep = ({ page, step, onSignedIn, onPasswordChanged, onStartAgain }: NextStepProps) => {
  if (step.step === 'second-factor')
    return <SecondFactorStep page={page} step={step} onSignedIn={onSignedIn} onStartAgain={onStartAgain} />;
  return (
    <Stack gap={4}>
      <Text>
        <Trans>Someone else gave you your current password. Choose one that only you know.</Trans>
      </Text>
      <NewPasswordForm
        api={page.api}
        linkKey={step.key}
        onChanged={onPasswordChanged}
        onExpired={() => onStartAgain('expired')}
      />
    </Stack>
  );
};
