import { useFormatters } from '@esg/app-kit';
import type { AccountSecurity } from '@esg/contract';
import { Banner, Button, Inline, Stack, Status, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Section } from '../Section.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx';
import { TurnOffAuthenticator } from './TurnOffAuthenticator.tsx';

type Task = 'set-up' | 'renew' | 'turn-off';
const tasks = { 'set-up': SetUpAuthenticator, renew: RenewCodes, 'turn-off': TurnOffAuthenticator };
/** From this number on, people are warned before they use the last one. */
const fewCodes = 3;

/** The second factor: an authenticator app, with recovery codes in case the telephone is lost. */
export const Authenticator = ({ own }: { readonly own: AccountSecurity }) => {
  const [task, setTask] = useState<Task>();
  const Current = task && tasks[task];
  return (
    <Section
      title={<Trans>Authenticator app</Trans>}
      purpose={
        <Trans>
          After your password, you enter a code from an app on your phone. Someone who learns your password still can’t
          sign in.
        </Trans>
      }
    >
      {own.totpSince === null ? (
        <Off hasPassword={own.hasPassword} onStart={() => setTask('set-up')} />
      ) : (
        <On since={own.totpSince} codesLeft={own.recoveryCodesLeft} onTask={setTask} />
      )}
      {Current && <Current onClose={() => setTask(undefined)} />}
    </Section>
  );
};

const Off = ({ hasPassword, onStart }: { readonly hasPassword: boolean; readonly onStart: () => void }) => (
  <Inline gap={3} justify="between">
    <Status tone="neutral">
      <Trans>Off</Trans>
    </Status>
    {hasPassword ? (
      <Button emphasis="strong" onClick={onStart}>
        <Trans>Set up</Trans>
      </Button>
    ) : (
      <Text tone="muted">
        <Trans>You sign in without a password: there is nothing to add a code to.</Trans>
      </Text>
    )}
  </Inline>
);

type OnProps = {
  readonly since: string;
  readonly codesLeft: number;
  readonly onTask: (task: Task) => void;
};

const On = ({ since, codesLeft, onTask }: OnProps) => {
  const { date } = useFormatters();
  const day = date(since);
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Status tone="success">
          <Trans>On</Trans>
        </Status>
        <Text tone="muted">
          <Trans>Since {day}</Trans>
          {' · '}
          <Plural value={codesLeft} one="# recovery code left" other="# recovery codes left" />
        </Text>
      </Inline>
      {codesLeft <= fewCodes && (
        <Banner tone="warning" title={<Trans>Few recovery codes are left</Trans>}>
          <Trans>Without one you can’t sign in if you lose your phone. Create new ones and keep them safe.</Trans>
        </Banner>
      )}
      <Inline gap={2} justify="end">
        <Button onClick={() => onTask('renew')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button emphasis="danger" onClick={() => onTask('turn-off')}>
          <Trans>Turn off</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
