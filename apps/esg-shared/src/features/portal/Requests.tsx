import { useFormatters } from '@esg/app-kit';
import { RequestStatusMark } from '@esg/app-kit/entities';
import { isAwaited, localDay, mayAnswer, type PortalRequest } from '@esg/contract';
import { Button, Card, CardAbove, CardLink, Heading, Inline, Progress, Stack, Status, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { list } from './portal.css.ts';
import { inOrder } from './request-order.ts';
import { useOwnProgress } from './use-own-progress.ts';

type RequestsProps = {
  readonly requests: readonly PortalRequest[];
  /** Address of the portal. */
  readonly home: string;
};

/** What is asked of the person, the most urgent first. */
export const Requests = ({ requests, home }: RequestsProps) => (
  <Stack gap={3} align="stretch">
    <Heading level={2}>
      <Trans>Your requests</Trans>
    </Heading>
    <ul className={list}>
      {inOrder(requests).map((request, place) => (
        <li key={`${request.collectionId} ${request.entityId}`}>
          <RequestCard request={request} home={home} isFirst={place === 0} />
        </li>
      ))}
    </ul>
    <GuideLink />
  </Stack>
);

type RequestCardProps = Pick<RequestsProps, 'home'> & {
  readonly request: PortalRequest;
  /** Whether it is the most urgent one. */
  readonly isFirst: boolean;
};

const RequestCard = ({ request, home, isFirst }: RequestCardProps) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const { collectionId, entityId, entityName, name, status, isArchived, total } = request;
  const { done, words } = useOwnProgress(request);
  return (
    <Card>
      <Stack gap={3} align="stretch">
        <Inline gap={2} justify="between">
          <Heading level={3} size="sm">
            <CardLink>
              <Link
                to={`${home}/requests/$collectionId/$entityId`}
                params={{ collectionId, entityId }}
                aria-label={t`${name}, ${entityName}`}
              >
                {name}
              </Link>
            </CardLink>
          </Heading>
          {isAwaited(status) && !mayAnswer(request) ? (
            <Status tone="neutral">{isArchived ? t`Archived` : t`Closed`}</Status>
          ) : (
            <RequestStatusMark status={status} answered={done} />
          )}
        </Inline>
        <Stack gap={1}>
          <Text as="span">{entityName}</Text>
          <Text as="span" size="sm" tone="muted">
            {period(request.period)}
          </Text>
          <Due request={request} />
        </Stack>
        <Stack gap={1} align="stretch">
          <Text as="span" size="sm" tone="muted" numeric>
            {words}
          </Text>
          <Progress
            value={total === 0 ? 0 : done / total}
            tone={done === total ? 'success' : 'accent'}
            label={t`Progress of ${name}`}
            valueText={words}
          />
        </Stack>
        {mayAnswer(request) && <GoOn request={request} home={home} isFirst={isFirst} />}
      </Stack>
    </Card>
  );
};

/** Opens the questions where the person stopped. */
const GoOn = ({ request, home, isFirst }: RequestCardProps) => {
  const { t } = useLingui();
  const { collectionId, entityId, entityName, name } = request;
  const begun = useOwnProgress(request).done > 0;
  return (
    <CardAbove>
      <Button asChild emphasis={isFirst ? 'strong' : 'quiet'}>
        <Link
          to={`${home}/requests/$collectionId/$entityId`}
          params={{ collectionId, entityId }}
          aria-label={begun ? t`Continue: ${name}, ${entityName}` : t`Start: ${name}, ${entityName}`}
        >
          {begun ? <Trans>Continue</Trans> : <Trans>Start</Trans>}
        </Link>
      </Button>
    </CardAbove>
  );
};

const Due = ({ request }: { readonly request: PortalRequest }) => {
  const { day } = useFormatters();
  const { dueOn } = request;
  if (dueOn === null || !mayAnswer(request)) return null;
  const on = day(dueOn);
  return dueOn < localDay() ? (
    <Text as="span" size="sm" tone="danger">
      <Trans>Overdue since {on}</Trans>
    </Text>
  ) : (
    <Text as="span" size="sm" strong>
      <Trans>Due on {on}</Trans>
    </Text>
  );
};

/** Leads to the article about answering. */
const GuideLink = () => {
  const { t } = useLingui();
  const title = t`Answer a request`;
  return (
    <Text size="sm">
      <TextLink asChild emphasis="quiet">
        <Link to="/ct/help" search={{ q: title } as never}>
          <Trans>How to answer a request</Trans>
        </Link>
      </TextLink>
    </Text>
  );
};
