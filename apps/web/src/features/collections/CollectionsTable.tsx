import { useFormatters } from '@esg/app-kit';
import { type CollectionSummary, isOverdue, localDay } from '@esg/contract';
import { Badge, Inline, Progress, Stack, Table, TableHead, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

type CollectionsTableProps = {
  /** Names the table. */
  readonly label: string;
  readonly collections: readonly CollectionSummary[];
};

/** Each collection with what is answered, submitted and approved, and when it is due. */
export const CollectionsTable = ({ label, collections }: CollectionsTableProps) => {
  const { t } = useLingui();
  return (
    <Table caption={label} captionHidden stacked>
      <TableHead
        heads={[
          t`Name`,
          t`Reporting time`,
          t`Due on`,
          t({ message: 'Answered', context: 'answer' }),
          t`Submitted`,
          t`Approved`,
        ]}
      />
      <tbody>
        {collections.map((collection) => (
          <CollectionRow key={collection.id} collection={collection} />
        ))}
      </tbody>
    </Table>
  );
};

const CollectionRow = ({ collection }: { readonly collection: CollectionSummary }) => {
  const { t } = useLingui();
  const { period, integer } = useFormatters();
  const { id, name, closedAt, entities, submitted, approved } = collection;
  const all = integer(entities);
  const sent = integer(submitted + approved);
  const right = integer(approved);
  return (
    <tr>
      <th scope="row">
        <Inline gap={2}>
          <TextLink asChild>
            <Link to="/ct/entity-reporting/$collectionId" params={{ collectionId: id }}>
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
      <td data-label={t`Reporting time`}>{period(collection.period)}</td>
      <td data-label={t`Due on`}>
        <Due collection={collection} />
      </td>
      <td data-label={t({ message: 'Answered', context: 'answer' })}>
        <Answered collection={collection} />
      </td>
      <td data-label={t`Submitted`}>
        <Text as="span" numeric>{t`${sent} of ${all}`}</Text>
      </td>
      <td data-label={t`Approved`}>
        <Text as="span" numeric>{t`${right} of ${all}`}</Text>
      </td>
    </tr>
  );
};

const Due = ({
  collection: { dueOn, closedAt, submitted, approved, entities },
}: {
  readonly collection: CollectionSummary;
}) => {
  const { day } = useFormatters();
  if (dueOn === null) return '–';
  const isLate = closedAt === null && submitted + approved < entities && isOverdue(dueOn, localDay());
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

const Answered = ({ collection: { name, answered, questions } }: { readonly collection: CollectionSummary }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const some = integer(answered);
  const all = integer(questions);
  return (
    <Stack gap={1}>
      <Text as="span" size="sm" numeric>{t`${some} of ${all}`}</Text>
      <Progress
        value={questions === 0 ? 0 : answered / questions}
        tone={questions > 0 && answered === questions ? 'success' : 'accent'}
        label={t`Progress of ${name}`}
        valueText={t`${some} of ${all} answered`}
      />
    </Stack>
  );
};
