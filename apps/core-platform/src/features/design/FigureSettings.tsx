import { useLanguage } from '@esg/app-kit';
import { type FigureLayout, type FigureLook, figureDefaults, layoutOf, looksOf, unitAddsUp } from '@esg/contract';
import { EmptyState, Select, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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

/** Stands for figures that nobody rounds. */
const asEntered = 'as-entered';

/** Which chart stands beside each figure's table, and how many years. */
export const FigureSettings = ({ design, settings, onChange, readOnly }: SettingsProps) => {
  const { t } = useLingui();
  const cite = useCitation();
  const language = useLanguage();
  const figures = useFigures();
  const looks: Record<FigureLook, string> = {
    auto: t`By itself`,
    table: t`Table only`,
    bar: t`Bars`,
    stacked: t`Stacked bars`,
    line: t`Line`,
    donut: t`Ring`,
  };
  const lay = (
    place: Pick<FigureLayout, 'disclosureCode' | 'fieldKey'>,
    change: { [Setting in 'look' | 'years' | 'rounding']?: FigureLayout[Setting] | undefined },
  ) => {
    const { disclosureCode, fieldKey } = place;
    const others = settings.layouts.filter(
      (layout) => layout.disclosureCode !== disclosureCode || layout.fieldKey !== fieldKey,
    );
    const { look, years, rounding } = { ...layoutOf(settings.layouts, disclosureCode, fieldKey), ...change };
    const isDefault = look === figureDefaults.look && years === figureDefaults.years && rounding === undefined;
    const layout = { disclosureCode, fieldKey, look, years, ...(rounding !== undefined && { rounding }) };
    onChange({ layouts: isDefault ? others : [...others, layout] });
  };
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
          {figures.map(({ code, field }) => {
            const place = { disclosureCode: code, fieldKey: field.key };
            const { look, years, rounding } = layoutOf(settings.layouts, code, field.key);
            const name = `${cite(code)} ${field.label[language]}`;
            const offered = looksOf(unitAddsUp(field.unitKind));
            return (
              <tr key={`${code} ${field.key}`}>
                <th scope="row">{name}</th>
                <td>
                  <Select
                    label={t`Chart of ${name}`}
                    labelHidden
                    disabled={readOnly}
                    value={offered.includes(look) ? look : figureDefaults.look}
                    onChange={({ value }) =>
                      lay(place, { look: offered.find((known) => known === value) ?? figureDefaults.look })
                    }
                    options={offered.map((value) => ({ value, label: looks[value] }))}
                  />
                </td>
                <td>
                  <Select
                    label={t`Earlier years of ${name}`}
                    labelHidden
                    disabled={readOnly || earlierYears.length === 0}
                    value={String(years)}
                    onChange={({ value }) => value && lay(place, { years: Number(value) })}
                    options={[0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }))}
                  />
                </td>
                <td>
                  <Select
                    label={t`Decimals of ${name}`}
                    labelHidden
                    disabled={readOnly}
                    value={rounding === undefined ? asEntered : String(rounding)}
                    onChange={({ value }) =>
                      value && lay(place, { rounding: value === asEntered ? undefined : Number(value) })
                    }
                    options={[
                      { value: asEntered, label: t`As entered` },
                      ...[0, 1, 2, 3].map((count) => ({ value: String(count), label: String(count) })),
                    ]}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Stack>
  );
};
