import { useLanguage } from '@esg/app-kit';
import { type FigureLayout, type FigureLook, figureDefaults, layoutOf, looksOf, unitAddsUp } from '@esg/contract';
import { EmptyState, Select, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { decimalsId } from '../../wizard/field-id.ts';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import type { SettingsProps } from './settings-props.ts';

/** Figures that the report can show, by disclosure. */
const useFigures = () => {
  const { report, framework } = useWizard();
  const selected = new Set(report.disclosureCodes);
  return framework.topics
    .flatMap(({ disclosures }) => disclosures)
    .filter(({ code }) => selected.has(code))
    .flatMap(({ code, fields }) =>
      fields.filter(({ type }) => type === 'number' || type === 'integer').map((field) => ({ code, field })),
    );
};

type Figure = ReturnType<typeof useFigures>[number];

/** The option for figures that are not rounded. */
const asEntered = 'as-entered';

type LayoutChange = { [Setting in 'look' | 'years' | 'rounding']?: FigureLayout[Setting] | undefined };

/** The layouts with that of one figure changed. A figure with the default layout needs none of its own. */
const layoutsWith = (
  layouts: readonly FigureLayout[],
  { code, field }: Figure,
  change: LayoutChange,
): FigureLayout[] => {
  const others = layouts.filter((layout) => layout.disclosureCode !== code || layout.fieldKey !== field.key);
  const { look, years, rounding } = { ...layoutOf(layouts, code, field.key), ...change };
  const isDefault = look === figureDefaults.look && years === figureDefaults.years && rounding === undefined;
  if (isDefault) return others;
  const layout = { disclosureCode: code, fieldKey: field.key, look, years };
  return [...others, rounding === undefined ? layout : { ...layout, rounding }];
};

/** The chart beside each figure's table, its years and decimals. */
export const FigureSettings = ({ design, settings, onChange, readOnly }: SettingsProps) => {
  const { t } = useLingui();
  const figures = useFigures();
  if (figures.length === 0)
    return (
      <EmptyState
        level={3}
        title={t`No figures in this report`}
        purpose={t`Select a disclosure that asks for numbers, and lay it out here.`}
      />
    );
  const { earlierYears } = design;
  return (
    <Stack gap={3}>
      <Text size="sm" tone="muted">
        {earlierYears.length > 0
          ? t`Figures of ${earlierYears.join(', ')} are known. Tables show the latest of these years unless you choose otherwise.`
          : t`Enter last year's figures in the data hub, and they appear here beside this year's.`}
      </Text>
      <Table caption={t`Tables and charts`} captionHidden>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Figure</Trans>
            </th>
            <th scope="col">
              <Trans>Chart</Trans>
            </th>
            <th scope="col">
              <Trans>Earlier years</Trans>
            </th>
            <th scope="col">
              <Trans>Decimals</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <FigureRow
              key={`${figure.code} ${figure.field.key}`}
              figure={figure}
              layout={layoutOf(settings.layouts, figure.code, figure.field.key)}
              hasEarlierYears={earlierYears.length > 0}
              readOnly={readOnly}
              onLay={(change) => onChange({ layouts: layoutsWith(settings.layouts, figure, change) })}
            />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

/** Name of each kind of chart. */
const useLookNames = (): Record<FigureLook, string> => {
  const { t } = useLingui();
  return {
    auto: t`By itself`,
    table: t`Table only`,
    bar: t`Bars`,
    stacked: t`Stacked bars`,
    line: t`Line`,
    donut: t`Ring`,
  };
};

type FigureRowProps = {
  figure: Figure;
  layout: ReturnType<typeof layoutOf>;
  hasEarlierYears: boolean;
  readOnly: boolean;
  onLay: (change: LayoutChange) => void;
};

/** The layout of one figure. */
const FigureRow = ({ figure, layout, hasEarlierYears, readOnly, onLay }: FigureRowProps) => {
  const { t } = useLingui();
  const names = useLookNames();
  const { code, field } = figure;
  const { look, years, rounding } = layout;
  const name = `${useCitation()(code)} ${field.label[useLanguage()]}`;
  const offered = looksOf(unitAddsUp(field.unitKind));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Select
          label={t`Chart of ${name}`}
          labelHidden
          disabled={readOnly}
          value={offered.includes(look) ? look : figureDefaults.look}
          onChange={({ value }) => onLay({ look: offered.find((known) => known === value) ?? figureDefaults.look })}
          options={offered.map((value) => ({ value, label: names[value] }))}
        />
      </td>
      <td>
        <Select
          label={t`Earlier years of ${name}`}
          labelHidden
          disabled={readOnly || !hasEarlierYears}
          value={String(years)}
          onChange={({ value }) => value && onLay({ years: Number(value) })}
          options={[0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }))}
        />
      </td>
      <td>
        <Select
          id={decimalsId(code, field.key)}
          label={t`Decimals of ${name}`}
          labelHidden
          disabled={readOnly}
          value={rounding === undefined ? asEntered : String(rounding)}
          onChange={({ value }) => value && onLay({ rounding: value === asEntered ? undefined : Number(value) })}
          options={[
            { value: asEntered, label: t`As entered` },
            ...[0, 1, 2, 3].map((count) => ({ value: String(count), label: String(count) })),
          ]}
        />
      </td>
    </tr>
  );
};
