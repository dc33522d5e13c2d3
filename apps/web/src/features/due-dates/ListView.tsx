import { disclosureStatusNames, useFormatters } from '@esg/app-kit';
import { type DueItem, isOverdue, localDay } from '@esg/contract';
import { Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ItemLink } from './ItemLink.tsx';

/** Due items, the earliest first. */
export const ListView = ({ items, label }: { readonly items: readonly DueItem[]; readonly label: string }) => {
  const { i18n } = useLingui();
  const { day, list } = useFormatters();
  const now = localDay();
  return (
    <Table caption={label} captionHidden stacked>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Due on</Trans>
          </th>
          <th scope="col">
            <Trans>What</Trans>
          </th>
          <th scope="col">
            <Trans>Report</Trans>
          </th>
          <th scope="col">
            <Trans>Who</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.kind}${item.reportId}${item.id ?? item.disclosureCode}`}>
            <th scope="row">
              <Text as="span" tone={!item.isDone && isOverdue(item.dueOn, now) ? 'danger' : undefined}>
                {day(item.dueOn)}
              </Text>
            </th>
            <td>
              <ItemLink item={item} />
            </td>
            <td>{item.reportName}</td>
            <td>{list(item.people.map(({ name }) => name)) || '–'}</td>
            <td>{i18n._(disclosureStatusNames[item.status])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
