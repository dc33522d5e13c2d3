import { reportWorkQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { Section } from '@esg/app-kit/entities';
import { type DueItem, dayAfter, type EntityBelongings, isOverdue, localDay, printedCode } from '@esg/contract';
import { Table, TableHead, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

const daysBack = 60;
const daysAhead = 300;

/** Due items of the reports that include the entity. */
export const DueCard = ({ reports }: Pick<EntityBelongings, 'reports'>) => {
  const { t } = useLingui();
  const { day, list } = useFormatters();
  const today = localDay();
  const { data, error, refetch } = useQuery(
    reportWorkQueries.due(useApi(), dayAfter(today, -daysBack), dayAfter(today, daysAhead)),
  );
  const titleOf = useDueTitle();
  const own = new Set(reports.map(({ id }) => id));
  const items = (data ?? []).filter(({ reportId, isDone }) => own.has(reportId) && !isDone);
  if (!data)
    return (
      <Section title={<Trans>Due dates</Trans>}>
        <NotLoaded title={<Trans>Couldn’t load the due dates</Trans>} error={error} onRetry={() => void refetch()} />
      </Section>
    );
  return (
    <Section title={<Trans>Due dates</Trans>}>
      {items.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is due in the reports of this entity.</Trans>
        </Text>
      ) : (
        <Table caption={t`Dates by report`} captionHidden stacked>
          <TableHead heads={[t`Due on`, t`What`, t`Report`, t`Who`]} />
          <tbody>
            {items.map((item) => (
              <tr key={`${item.kind}${item.reportId}${item.id ?? item.disclosureCode}`}>
                <th scope="row">
                  <Text as="span" tone={isOverdue(item.dueOn, today) ? 'danger' : undefined}>
                    {day(item.dueOn)}
                  </Text>
                </th>
                <td>
                  <TextLink asChild>
                    <Link to="/ct/due-dates" search={{ report: item.reportId }}>
                      {titleOf(item)}
                    </Link>
                  </TextLink>
                </td>
                <td>{item.reportName}</td>
                <td>{list(item.people.map(({ name }) => name)) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
};

const useDueTitle = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ kind, disclosureCode, versionId, title, note }: DueItem): string => {
    const words = title[language];
    const code = disclosureCode === null ? '' : printedCode(disclosureCode, versionId, language);
    if (kind === 'task') return `${code} · ${note}`;
    if (kind === 'contribution') return t`Questions to ${words}`;
    return kind === 'report' ? t`The whole report` : `${code} ${words}`;
  };
};
