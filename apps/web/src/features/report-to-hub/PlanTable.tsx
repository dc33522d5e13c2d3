import { frameworkQueries, referenceQueries } from '@esg/api-client';
import { type AnswerLine, AnswerWords, useAnswerLines, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import {
  type AnswerValue,
  type Disclosure,
  type HubSaveItem,
  type HubSavePlan,
  hubSaveKey,
  printedCode,
  type Report,
} from '@esg/contract';
import { Button, Checkbox, Inline, Stack, Status, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from './PlanTable.css.ts';
import { saveStateNames, saveStateTones } from './save-words.ts';
import type { Saving } from './use-saving.ts';

/** Number of rows at first, and added by each further press. */
const shownStep = 50;
const textLengthMax = 240;

type PlanTableProps = { readonly report: Report; readonly plan: HubSavePlan; readonly saving: Saving };

/** Order of the states: conflicts first, existing values last. */
const order: readonly HubSaveItem['state'][] = ['conflict', 'overlap', 'unfit', 'new', 'same'];
const inOrder = (items: readonly HubSaveItem[]) =>
  items.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

const useNames = ({ versionId }: Report) => {
  const api = useApi();
  const language = useLanguage();
  const lines = useAnswerLines();
  const { data: countries = [] } = useQuery(referenceQueries.countries(api));
  const { data: framework } = useQuery(frameworkQueries.one(api, versionId));
  const disclosures = new Map(
    framework?.topics.flatMap((topic) => topic.disclosures.map((each): [string, Disclosure] => [each.code, each])),
  );
  return {
    disclosure: ({ disclosureCode }: HubSaveItem) =>
      [printedCode(disclosureCode, versionId, language), disclosures.get(disclosureCode)?.title[language]]
        .filter(Boolean)
        .join(' '),
    field: ({ disclosureCode, fieldKey, part }: HubSaveItem) => {
      const field = disclosures.get(disclosureCode)?.fields.find(({ key }) => key === fieldKey);
      const way = part && field?.breakdowns.find(({ id }) => id === part.breakdown)?.[language];
      return [field?.label[language] ?? fieldKey, way, part?.name].filter(Boolean).join(' · ');
    },
    value: ({ disclosureCode, fieldKey }: HubSaveItem, value: AnswerValue) => {
      const field = disclosures.get(disclosureCode)?.fields.find(({ key }) => key === fieldKey);
      if (!field) return [];
      const units = (field.unitKind && framework?.units[field.unitKind]) || [];
      return lines(value, { field, units, countries });
    },
  };
};
type Names = ReturnType<typeof useNames>;

/** Every answer beside the data point in its place, with the result of saving it. */
export const PlanTable = ({ report, plan, saving }: PlanTableProps) => {
  const { t } = useLingui();
  const names = useNames(report);
  const [shown, setShown] = useState(shownStep);
  const items = inOrder(plan.items);
  return (
    <Stack gap={4} align="stretch">
      {saving.mode === 'ResolvedConflict' && <DecideAll plan={plan} saving={saving} />}
      {saving.mode === 'SelectDisclosure' && <ChooseDisclosures plan={plan} saving={saving} names={names} />}
      <Table caption={t`What would be saved`} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t`Answer`}</th>
            <th scope="col">{t`In the report`}</th>
            <th scope="col">{t`In the data hub`}</th>
            <th scope="col">{t`What happens`}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, shown).map((item) => (
            <PlanRow key={hubSaveKey(item)} item={item} names={names} saving={saving} />
          ))}
        </tbody>
      </Table>
      {items.length > shown && (
        <Stack align="start">
          <Button onClick={() => setShown(shown + shownStep)}>
            <Trans>Show more answers</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const DecideAll = ({ plan, saving }: Omit<PlanTableProps, 'report'>) => {
  const conflicts = plan.items.filter(({ state }) => state === 'conflict');
  if (conflicts.length < 2) return null;
  return (
    <Inline gap={2}>
      <Button onClick={() => saving.setOverwritten(conflicts.map(hubSaveKey))}>
        <Trans>Overwrite all conflicts</Trans>
      </Button>
      <Button onClick={() => saving.setOverwritten([])}>
        <Trans>Keep all originals</Trans>
      </Button>
    </Inline>
  );
};

const ChooseDisclosures = ({ plan, saving, names }: Omit<PlanTableProps, 'report'> & { readonly names: Names }) => {
  const { t } = useLingui();
  const writable = plan.items.filter(({ state }) => state === 'new' || state === 'conflict');
  const byCode = new Map(writable.map((item) => [item.disclosureCode, item]));
  return (
    <Stack as="fieldset" gap={2} aria-label={t`Disclosures to save`}>
      {[...byCode].map(([code, item]) => (
        <Checkbox
          key={code}
          label={names.disclosure(item)}
          value={saving.codes.includes(code)}
          onChange={({ value }) =>
            saving.setCodes(value ? [...saving.codes, code] : saving.codes.filter((other) => other !== code))
          }
        />
      ))}
    </Stack>
  );
};

type PlanRowProps = { readonly item: HubSaveItem; readonly names: Names; readonly saving: Saving };

const PlanRow = ({ item, names, saving }: PlanRowProps) => {
  const { i18n } = useLingui();
  const { period, date } = useFormatters();
  const { existing } = item;
  return (
    <tr>
      <th scope="row">
        {names.field(item)}
        <Text size="sm" tone="muted">
          {names.disclosure(item)}
        </Text>
      </th>
      <td>
        <Lines lines={names.value(item, item.value)} />
      </td>
      <td>
        {existing && (
          <>
            <Lines lines={names.value(item, existing.value)} />
            <Text size="sm" tone="muted">
              {[period(existing.period), existing.source, existing.updatedBy.name, date(existing.updatedAt)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </>
        )}
      </td>
      <td className={css.outcome}>
        <Stack gap={1}>
          <Status tone={saveStateTones[item.state]}>{i18n._(saveStateNames[item.state])}</Status>
          <Outcome item={item} names={names} saving={saving} />
        </Stack>
      </td>
    </tr>
  );
};

const Lines = ({ lines }: { readonly lines: readonly AnswerLine[] }) =>
  lines.map((line) => (
    <Text key={line.text} numeric>
      <AnswerWords lines={[line]} most={textLengthMax} />
    </Text>
  ));

/** What will happen to the answer with the present choices, and a choice if there is one. */
const Outcome = ({ item, names, saving: { mode, written, overwritten, setOverwritten } }: PlanRowProps) => {
  const { t } = useLingui();
  const place = hubSaveKey(item);
  const name = names.field(item);
  if (item.state === 'same') return null;
  if (item.state === 'overlap')
    return (
      <Text size="sm" tone="muted">
        <Trans>
          The data point covers different dates, so it is kept. To save this answer, choose another reporting time.
        </Trans>
      </Text>
    );
  if (item.state === 'unfit')
    return (
      <Text size="sm" tone="muted">
        <Trans>The metric doesn’t accept this value.</Trans>
      </Text>
    );
  if (item.state === 'conflict' && mode === 'ResolvedConflict')
    return (
      <Checkbox
        label={t`Overwrite`}
        aria-label={t`Overwrite ${name}`}
        value={overwritten.includes(place)}
        onChange={({ value }) =>
          setOverwritten(value ? [...overwritten, place] : overwritten.filter((other) => other !== place))
        }
      />
    );
  const isWritten = written.some((each) => hubSaveKey(each) === place);
  return (
    <Text size="sm" tone="muted">
      {isWritten ? (
        item.state === 'new' ? (
          <Trans>A data point is created.</Trans>
        ) : (
          <Trans>The original is overwritten.</Trans>
        )
      ) : item.contradicted ? (
        <Trans>Another disclosure answers this metric differently: choose one of them.</Trans>
      ) : item.state === 'new' ? (
        <Trans>Left out.</Trans>
      ) : (
        <Trans>Skipped: the original is kept.</Trans>
      )}
    </Text>
  );
};
