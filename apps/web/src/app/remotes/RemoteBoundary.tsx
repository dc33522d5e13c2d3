import { Button, ErrorPanel } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, type ReactNode, useState } from 'react';

type RemoteBoundaryProps = {
  /** Tries again; the panel stays until the part is there. */
  onRetry: () => Promise<void>;
  children: ReactNode;
};

/** Keeps the shell working when a remote module cannot be fetched or fails while it renders. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <RetryPanel onRetry={this.props.onRetry} /> : this.props.children;
  }
}

const RetryPanel = ({ onRetry }: Pick<RemoteBoundaryProps, 'onRetry'>) => {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const retry = () => {
    setPending(true);
    void onRetry().finally(() => setPending(false));
  };
  return (
    <ErrorPanel
      title={t`Couldn’t load this part of the page`}
      action={
        <Button emphasis="strong" pending={pending} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        Everything else still works, and everything you saved is kept. Check your connection, then try again.
      </Trans>
    </ErrorPanel>
  );
};
