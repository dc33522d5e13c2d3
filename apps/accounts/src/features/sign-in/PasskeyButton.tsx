import { problemSentences, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { PageProps } from '../../page/page-props.ts';
import { type PasskeyTrouble, usePasskey } from './use-passkey.ts';

type PasskeyButtonProps = {
  readonly page: PageProps;
  /** Lets the browser offer a passkey in the e-mail field too. */
  readonly offer?: boolean;
  readonly onSignedIn: () => void;
};

/** Signs in with a passkey of this device or of a telephone. Shows nothing where the browser does not support them. */
export const PasskeyButton = ({ page, offer = false, onSignedIn }: PasskeyButtonProps) => {
  const { supported, pending, trouble, start } = usePasskey(page.api, { offer: offer && !page.forLooking, onSignedIn });
  if (!supported) return null;
  return (
    <Stack gap={3}>
      {trouble && <Trouble trouble={trouble} />}
      <Button wide pending={pending} onClick={() => void start()}>
        <Trans>Use a passkey</Trans>
      </Button>
    </Stack>
  );
};

const Trouble = ({ trouble }: { readonly trouble: PasskeyTrouble }) => {
  const { _ } = useLingui();
  const { problem } = useProblemSentences();
  if (trouble === 'none-given')
    return (
      <Banner
        tone="info"
        role="status"
        title={<Trans>No passkey was given. Try again, or sign in another way.</Trans>}
      />
    );
  // The browser was asked too long ago: for the person that is the same as a refused passkey.
  const late = trouble.code === 'auth.link_invalid';
  return <Banner tone="danger" title={late ? _(problemSentences['auth.passkey_refused']) : problem(trouble)} />;
};
