import { climateQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, useNumberFormat } from '@esg/app-kit';
import { biogenicGas, climateFactorLimits, type GwpSet, gwpSets } from '@esg/contract';
import { Button, Checkbox, Combobox, Fieldset, Grid, IconButton, Inline, NumberField, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { allGases, amountOf, chosenGas, newGas, type TypedGas } from './factor-form.ts';
import type { FactorForm } from './use-factor-form.ts';

/** What one unit sets free, gas by gas, and by which warming potentials a CO2 equivalent was made. */
export const GasFields = ({ form: { value, type, fields } }: { readonly form: FactorForm }) => {
  const { t } = useLingui();
  const { gases } = value;
  const change = (place: number, gas: TypedGas) =>
    type({ gases: gases.map((each, at) => (at === place ? gas : each)) });
  const isStated = gases.some(({ isEquivalent }) => isEquivalent);
  return (
    <Fieldset
      label={<Trans>What one unit sets free</Trans>}
      hint={t`Gas by gas where the source has it; else one number of CO₂e.`}
    >
      <Stack gap={4} align="stretch">
        {gases.map((gas, place) => (
          <GasRow
            // biome-ignore lint/suspicious/noArrayIndexKey: gases have no identity of their own, and rows never change places.
            key={place}
            gas={gas}
            place={place}
            unit={value.unit}
            label={fields.gases.label}
            id={place === 0 ? fields.gases.id : undefined}
            error={fields.gases.error}
            onChange={(changed) => change(place, changed)}
            onRemove={gases.length > 1 ? () => type({ gases: gases.filter((_, at) => at !== place) }) : undefined}
          />
        ))}
        {gases.length < climateFactorLimits.gasesMax && (
          <Inline>
            <Button onClick={() => type({ gases: [...gases, { ...newGas, gas: 'CH4', isEquivalent: false }] })}>
              <Trans>Add a gas</Trans>
            </Button>
          </Inline>
        )}
        {isStated && (
          <Select
            label={t`CO₂e uses the warming potentials of`}
            hint={t`The report of the IPCC that the source names.`}
            placeholder={t`The source doesn’t say`}
            value={value.gwpSet}
            options={gwpSets.map((set) => ({ value: set, label: set }))}
            onChange={(changed) => type({ gwpSet: changed.value as GwpSet | '' })}
          />
        )}
      </Stack>
    </Fieldset>
  );
};

/** Gases that can be chosen: one number for all, the usual ones, and all that the IPCC names. */
const useGasOptions = () => {
  const language = useLanguage();
  const names = useClimateNames();
  const { data: library } = useQuery(climateQueries.library(useApi()));
  const own = [allGases, biogenicGas].map((gas) => ({ value: gas, label: names.gas(gas) }));
  const named = (library?.gases ?? []).map(({ gas, name }) => ({
    value: gas,
    label: names.gas(gas),
    detail: name[language] === gas ? undefined : name[language],
  }));
  return [...own, ...named];
};

type GasRowProps = {
  readonly gas: TypedGas;
  readonly place: number;
  readonly unit: string;
  readonly label: string;
  readonly id: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (gas: TypedGas) => void;
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined;
};

const GasRow = ({ gas, place, unit, label, id, error, onChange, onRemove }: GasRowProps) => {
  const { t } = useLingui();
  const format = useNumberFormat();
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  const names = useClimateNames();
  const options = useGasOptions();
  const isWrong = amountOf(gas.kgPerUnit, format) === undefined;
  const per = unit === '' ? '' : `/${unitName(unit)}`;
  const number = place + 1;
  return (
    <Stack as="div" gap={2} align="stretch">
      <Grid cell="line" gap={3}>
        <Combobox
          label={t`Gas ${number}`}
          value={gas.gas}
          options={options}
          onChange={({ value }) => value !== '' && onChange(chosenGas(gas, value))}
          labels={{ list: t`Gases`, none: t`No such gas` }}
        />
        <NumberField
          id={id}
          label={label}
          unit={`${gas.isEquivalent ? 'kg CO₂e' : 'kg'}${per}`}
          required
          error={isWrong ? error : undefined}
          parse={(typed) => amountOf(typed, format)}
          format={decimal}
          value={gas.kgPerUnit}
          onChange={({ value }) => onChange({ ...gas, kgPerUnit: value })}
        />
      </Grid>
      <Inline gap={4}>
        {gas.gas !== allGases && gas.gas !== biogenicGas && (
          <Checkbox
            label={t`Stated as CO₂e`}
            value={gas.isEquivalent}
            onChange={({ value }) => onChange({ ...gas, isEquivalent: value })}
          />
        )}
        {gas.gas !== biogenicGas && (
          <Checkbox
            label={t`Report beside the scopes`}
            value={gas.isBeside}
            onChange={({ value }) => onChange({ ...gas, isBeside: value })}
          />
        )}
        {onRemove && (
          <IconButton label={t`Remove ${names.gas(gas.gas)}`} icon={<Trash2 />} size="compact" onClick={onRemove} />
        )}
      </Inline>
    </Stack>
  );
};
