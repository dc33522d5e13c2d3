import { AnswerWords, useFormatters, useLanguage } from '@esg/app-kit';
import type { AnswerValue, Field, HubSaveItem } from '@esg/contract';
import { Banner, Button, Stack, Table, TableHead, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useValueLines } from '../../../wizard/hub/use-value-lines.ts';

type InTheWayProps = {
  readonly items: readonly HubSaveItem[];
  readonly field: Field;
  readonly pending: boolean;
  readonly onOverwrite: () => void;
};

/** Shows every data point in the way with its value, and overwrites exactly those; one of other days can only be avoided (spec section 5). */
export const InTheWay = ({ items, field, pending, onOverwrite }: InTheWayProps) => {
  const { t } = useLingui();
  const hasOtherDays = items.some(({ state }) => state === 'overlap');
  return (
    <Stack gap={3} align="stretch">
      <Banner
        tone="warning"
        role="alert"
        title={<Trans>Data conflict: A data point already exists for this time period.</Trans>}
        action={
          !hasOtherDays && (
            <Button size="compact" emphasis="strong" pending={pending} onClick={onOverwrite}>
              <Plural value={items.length} one="Update the original" other="Update # originals" />
            </Button>
          )
        }
      >
        {hasOtherDays ? (
          <Trans>It covers different dates, so it is kept. Choose a different reporting time.</Trans>
        ) : (
          <Trans>Update the original with this answer, or choose a different reporting time.</Trans>
        )}
      </Banner>
      <Table caption={t`Data points in the way`} captionHidden stacked>
        <TableHead heads={[t`Figure`, t`In the report`, t`In the data hub`]} />
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.existing?.id} item={item} field={field} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const ItemRow = ({ item: { part, value, existing }, field }: { readonly item: HubSaveItem; readonly field: Field }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { period, date } = useFormatters();
  const way = part && field.breakdowns.find(({ id }) => id === part.breakdown)?.[language];
  return (
    <tr>
      <th scope="row">{part ? [part.name, way].filter(Boolean).join(' · ') : field.label[language]}</th>
      <td data-label={t`In the report`}>
        <Value field={field} value={value} />
      </td>
      <td data-label={t`In the data hub`}>
        {existing && (
          <>
            <Value field={field} value={existing.value} />
            <Text size="sm" tone="muted">
              {[period(existing.period), existing.updatedBy.name, date(existing.updatedAt)].join(' · ')}
            </Text>
          </>
        )}
      </td>
    </tr>
  );
};

const Value = ({ field, value }: { readonly field: Field; readonly value: AnswerValue }) => {
  const lines = useValueLines();
  return (
    <Text as="span" numeric>
      <AnswerWords lines={lines(field, value)} />
    </Text>
  );
};
