import { useFormatters } from '@esg/app-kit';
import type { AccessRequest } from '@esg/contract';
import { Stack, Status, type statusTones, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

type Look = { readonly tone: (typeof statusTones)[number]; readonly word: MessageDescriptor };

const looks: Record<AccessRequest['state'], Look> = {
  pending: { tone: 'warning', word: msg`Waiting for an answer` },
  accepted: { tone: 'success', word: msg`Accepted` },
  declined: { tone: 'neutral', word: msg`Declined` },
  expired: { tone: 'neutral', word: msg`Expired` },
  withdrawn: { tone: 'neutral', word: msg`Withdrawn` },
  ended: { tone: 'neutral', word: msg`Access ended` },
};

/** The state of a request to manage a company again, with who decided and when. Both sides see the same. */
export const RequestState = ({ request }: { readonly request: AccessRequest }) => {
  const { i18n } = useLingui();
  const { date } = useFormatters();
  const { tone, word } = looks[request.state];
  const asked = date(request.requestedAt);
  const until = date(request.expiresAt);
  const answered = request.answeredAt === null ? '' : date(request.answeredAt);
  const by = request.state === 'pending' || request.state === 'expired' ? request.requestedBy : request.answeredBy;
  return (
    <Stack gap={1} align="start">
      <Status tone={tone}>{i18n._(word)}</Status>
      <Text as="span" size="sm" tone="muted">
        {request.state === 'pending' ? (
          <Trans>
            {by} asked on {asked}. Open until {until}
          </Trans>
        ) : request.state === 'expired' ? (
          <Trans>
            {by} asked on {asked}. Expired on {until}
          </Trans>
        ) : (
          <Trans>
            {by} on {answered}
          </Trans>
        )}
      </Text>
    </Stack>
  );
};
