import { supplierQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { RequestStatusMark, Section, useProgressWords } from '@esg/app-kit/entities';
import { isOverdue, localDay, mayAnswer, type PortalRequest, type Supplier } from '@esg/contract';
import { Badge, Inline, Stack, Table, TableHead, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

/** What a supplier is asked in all collections, each with a link to its answers. */
export const SupplierRequests = ({ supplier: { id } }: { readonly supplier: Supplier }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(supplierQueries.requests(useApi(), id));
  return (
    <Section title={<Trans>Requests</Trans>}>
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load the requests</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <Text tone="muted">
          <Trans>Not asked for anything yet.</Trans>
        </Text>
      )}
      {data && data.length > 0 && (
        <Table caption={t`What this supplier is asked`} captionHidden stacked>
          <TableHead heads={[t`Collection`, t`Reporting time`, t`Due on`, t`Status`, t`Questions`]} />
          <tbody>
            {data.map((request) => (
              <RequestRow key={request.collectionId} request={request} />
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
};

const RequestRow = ({ request }: { readonly request: PortalRequest }) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const progressWords = useProgressWords();
  const { collectionId, entityId, name, status, closedAt } = request;
  return (
    <tr>
      <th scope="row">
        <Inline gap={2}>
          <TextLink asChild>
            <Link to="/ct/entity-reporting/$collectionId" params={{ collectionId }} search={{ entity: entityId }}>
              {name}
            </Link>
          </TextLink>
          {closedAt !== null && (
            <Badge>
              <Trans>Closed</Trans>
            </Badge>
          )}
        </Inline>
      </th>
      <td data-label={t`Reporting time`}>{period(request.period)}</td>
      <td data-label={t`Due on`}>
        <Due request={request} />
      </td>
      <td data-label={t`Status`}>
        <Stack align="start">
          <RequestStatusMark status={status} answered={request.answered + request.blocked} />
        </Stack>
      </td>
      <td data-label={t`Questions`}>
        <Text as="span" numeric>
          {progressWords(request)}
        </Text>
      </td>
    </tr>
  );
};

const Due = ({ request }: { readonly request: PortalRequest }) => {
  const { day } = useFormatters();
  const { dueOn } = request;
  if (dueOn === null) return '–';
  const isLate = mayAnswer(request) && isOverdue(dueOn, localDay());
  return (
    <Stack gap={1}>
      <Text as="span" unbroken tone={isLate ? 'danger' : undefined}>
        {day(dueOn)}
      </Text>
      {isLate && (
        <Text as="span" size="sm" tone="danger">
          <Trans>Overdue</Trans>
        </Text>
      )}
    </Stack>
  );
};
