import { importMutations, metricQueries } from '@esg/api-client';
import { AnswerWords, notifyProblem, useAnswerLines, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import {
  type AnswerValue,
  type Field,
  type ImportDetail,
  type ImportItem,
  isWhole,
  type MetricDetail,
  type ValueRow,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { Button, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { kindNames, kindTones, outcomeNames } from './import-words.ts';
import { SettleRow } from './SettleRow.tsx';
import type { Choices } from './use-choices.ts';
import type { ImportNames } from './use-import-names.ts';
import { useImportSentences } from './use-import-sentences.ts';

type DifferenceRowProps = {
  readonly one: ImportDetail;
  readonly item: ImportItem;
  readonly names: ImportNames;
  readonly choosing: boolean;
  readonly choices: Choices | undefined;
};

/** One data point of the file: the existing value, the new value, and what happens to it. */
export const DifferenceRow = ({ one, item, names, choosing, choices }: DifferenceRowProps) => {
  const { i18n } = useLingui();
  const { data: detail } = useQuery({
    ...metricQueries.one(useApi(), item.metricKey ?? ''),
    enabled: item.metricKey !== null,
  });
  const part = detail?.metric.subMetrics.find(({ sections }) => sections.some(({ id }) => id === item.sectionId));
  const breakdown = part && !isWhole(part.id) ? part : undefined;
  const sheetName = item.texts.metric ?? '';
  const said = item.metricKey !== null && sheetName !== names.metric(item) ? sheetName : '';
  const explanation = item.after?.explanation ?? '';
  const methodology = newIn(item, 'methodology');
  return (
    <tr>
      <td>{item.rows.join(', ')}</td>
      <th scope="row">
        {names.metric(item)}
        {breakdown && ` · ${i18n.locale.startsWith('zh') ? breakdown.name.zhTw : breakdown.name.en}`}
        {said !== '' && (
          <Text size="sm" tone="muted">
            <Trans>In the sheet: “{said}”</Trans>
          </Text>
        )}
        <Text size="sm" tone="muted">
          {names.place(item)}
        </Text>
      </th>
      <td>
        <Shown value={item.before?.value} detail={detail} names={names} />
      </td>
      <td>
        <Shown value={item.after?.value} detail={detail} names={names} otherwise={saidIn(item)} />
        {explanation !== '' && (
          <Text size="sm" tone="muted">
            <Trans>Explanation: {explanation}</Trans>
          </Text>
        )}
        {methodology !== '' && (
          <Text size="sm" tone="muted">
            <Trans>Methodology: {methodology}</Trans>
          </Text>
        )}
      </td>
      <td>
        <Stack gap={1}>
          <Status tone={kindTones[item.kind]}>{i18n._(kindNames[item.kind])}</Status>
          {item.outcome && <Text size="sm">{i18n._(outcomeNames[item.outcome])}</Text>}
          <Findings item={item} />
          {choices && <SettleRow item={item} names={names} choices={choices} />}
          {choosing && (item.kind === 'changed' || item.kind === 'conflict') && (
            <ChooseItem importId={one.id} item={item} name={names.metric(item)} />
          )}
        </Stack>
      </td>
    </tr>
  );
};

/** A text that the file changes; undefined if the stored one is the same. */
const newIn = ({ before, after }: ImportItem, text: 'methodology') =>
  after && after[text] !== before?.[text] ? after[text] : '';

const isWarning = ({ note }: ImportItem['remarks'][number]) => note === 'parts_differ';

/** The findings of the row, each sentence once. */
const Findings = ({ item }: { readonly item: ImportItem }) => {
  const { issue, remark } = useImportSentences();
  const warnings = item.remarks.filter(isWarning).map(remark);
  const others = item.remarks.filter((each) => !isWarning(each)).map(remark);
  return (
    <>
      {warnings.map((sentence) => (
        <Status key={sentence} tone="warning">
          {sentence}
        </Status>
      ))}
      {[...new Set([...item.issues.map(issue), ...others])].map((sentence) => (
        <Text key={sentence} size="sm" tone={item.kind === 'error' ? 'danger' : 'muted'}>
          {sentence}
        </Text>
      ))}
    </>
  );
};

const fieldOf = ({ metric }: MetricDetail): Field => ({
  key: metric.key,
  type: metric.type,
  label: metric.name,
  hint: null,
  required: true,
  coverage: 'full',
  unitKind: metric.unitKind,
  decimals: metric.decimals,
  options: metric.options,
  breakdowns: [],
});

type ShownProps = {
  readonly value: AnswerValue | undefined;
  readonly detail: MetricDetail | undefined;
  readonly names: ImportNames;
  readonly otherwise?: string;
};

/** The texts of a row in the sheet that has no place yet. */
const saidIn = ({ texts }: ImportItem) => [texts.value, texts.unit].filter(Boolean).join(' ');

const Shown = ({ value, detail, names, otherwise = '' }: ShownProps) => {
  const lines = useAnswerLines();
  if (!value) return otherwise;
  // Figures are shown before the metric's details are loaded.
  if (!detail)
    return isFigures(value)
      ? value.rows.map((row) => <Figure key={`${row.descriptor} ${row.unit} ${row.number}`} row={row} names={names} />)
      : otherwise;
  return lines(value, { field: fieldOf(detail), units: detail.units, countries: names.countries }).map((line) => (
    <Text key={line.text} numeric>
      <AnswerWords lines={[line]} most={240} />
    </Text>
  ));
};

const isFigures = (value: AnswerValue) => value.type === 'number' || value.type === 'integer';

const Figure = ({ row, names }: { readonly row: ValueRow; readonly names: ImportNames }) => {
  const { decimal } = useFormatters();
  // Counts have no unit.
  const unit = row.unit === '1' ? '' : names.unitNameOf(row.unit);
  const language = useLanguage();
  const name = row.names?.[language] ?? usualPartIn(row.descriptor, language);
  return <Text numeric>{[name, decimal(row.number), unit].filter(Boolean).join(' ')}</Text>;
};

type ChooseItemProps = { readonly importId: string; readonly item: ImportItem; readonly name: string };

/** Shows the pressed choice until the row is read again; a refused choice is reset. */
const ChooseItem = ({ importId, item, name }: ChooseItemProps) => {
  const { t } = useLingui();
  const [pressed, setPressed] = useState<{ overwrite: boolean; before: ImportItem['choice'] }>();
  const choose = useMutation(importMutations.choose(useApi(), useQueryClient(), importId));
  const overwrites = pressed?.before === item.choice ? pressed.overwrite : item.choice === 'overwrite';
  const turn = (overwrite: boolean) => {
    setPressed({ overwrite, before: item.choice });
    const refused = (error: unknown) => {
      setPressed(undefined);
      notifyProblem(error);
    };
    choose.mutate({ choice: overwrite ? 'overwrite' : 'skip', positions: [item.position] }, { onError: refused });
  };
  const row = item.rows[0] ?? item.position;
  return (
    <Button
      size="compact"
      aria-pressed={overwrites}
      aria-label={t`Use the new value: ${name}, row ${row}`}
      {...(overwrites && { emphasis: 'soft', icon: <Check size="1rem" aria-hidden /> })}
      onClick={() => turn(!overwrites)}
    >
      <Trans>Use the new value</Trans>
    </Button>
  );
};
