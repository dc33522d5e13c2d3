import type { WebhookDelivery } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { failureWords } from '../api-words.ts';

/** The result of a manual delivery. */
export const TestResult = ({ delivery }: { readonly delivery: WebhookDelivery }) => {
  const { i18n } = useLingui();
  const { failure, responseStatus, milliseconds } = delivery;
  if (!failure)
    return (
      <Banner tone="success" title={<Trans>It arrived</Trans>}>
        <Trans>
          The receiver answered {responseStatus} after {milliseconds} ms.
        </Trans>
      </Banner>
    );
  return (
    <Banner tone="danger" title={<Trans>It didn’t arrive</Trans>}>
      {i18n._(failureWords[failure])} {responseStatus !== null && <Trans>It answered {responseStatus}.</Trans>}
    </Banner>
  );
};
