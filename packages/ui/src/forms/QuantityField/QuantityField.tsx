import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import {
  type FieldControlProps,
  type FieldOwnProps,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { type FormatNumber, NumberControl, type ParseNumber } from '../NumberField/NumberControl.tsx';
import { SelectControl, type SelectEntry } from '../Select/SelectControl.tsx';
import { type Controlled, type HeldValue, useValue } from '../use-value.ts';
import * as css from './QuantityField.css.ts';

/** `number` is the text as typed, `unit` the value of the chosen unit. */
export type Quantity = { number: string; unit: string };

type OwnProps = NativeControlProps<'input'> &
  HeldValue<{
    /** Number and unit; the number is the text as typed. */
    value: Quantity;
    /** Called when the number is typed, the unit chosen or the offer taken. */
    onChange: (change: { value: Quantity }) => void;
  }> & {
    /** Units to choose from, in the order to show. */
    units: readonly SelectEntry[];
    /** Name of the unit in a native form; `name` is that of the number. */
    unitName?: string | undefined;
    /** Reads this person’s separators; gets plain text without full-width digits. */
    parse: ParseNumber;
    /** Shows a canonical number the way this person reads numbers. */
    format: FormatNumber;
    /** The canonical number in another unit; `undefined` where the two measure different things. */
    convert: (quantity: { number: string; from: string; to: string }) => string | undefined;
    /** Words of unit box and offer. */
    labels: {
      /** Names the unit box; the field's label follows it. */
      unit: string;
      /** Words of the button, such as "Convert 1,280 kWh to 1.28 MWh". */
      convert: (offer: { from: Quantity; to: Quantity }) => string;
    };
  };

export type QuantityFieldProps = FieldOwnProps & OwnProps;

/**
 * A number in a unit that the person chooses. Another unit never changes the number by itself, because the first one may have been a
 * mistake; a button offers the converted number. Where the unit is fixed use NumberField.
 */
export const QuantityField = (props: QuantityFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, { number: '', unit: '' });
  return <Field {...field}>{(own) => <QuantityControl {...more} own={own} value={value} onChange={change} />}</Field>;
};

const QuantityControl = (props: Controlled<OwnProps> & { own: FieldControlProps }) => {
  const { value, onChange, units, unitName, parse, format, convert, labels, own, ...native } = props;
  const [before, setBefore] = useState<string>();
  const unitId = `${own.id}-unit`;

  const canonical = parse(value.number.normalize('NFKC').trim());
  const converted =
    before !== undefined && before !== value.unit && canonical !== undefined
      ? convert({ number: canonical, from: before, to: value.unit })
      : undefined;
  const offered = before !== undefined &&
    converted !== undefined && { from: { ...value, unit: before }, to: { ...value, number: format(converted) } };

  const chooseUnit = (unit: string) => {
    setBefore(before ?? value.unit);
    onChange({ value: { ...value, unit } });
  };
  const settle = (next: Quantity) => {
    setBefore(undefined);
    onChange({ value: next });
  };

  return (
    <>
      <span className={css.row}>
        <NumberControl
          {...native}
          {...own}
          className={control()}
          value={value.number}
          parse={parse}
          format={format}
          onChange={({ value: number }) => onChange({ value: { ...value, number } })}
        />
        <SelectControl
          id={unitId}
          name={unitName}
          form={native.form}
          aria-label={labels.unit}
          aria-labelledby={`${unitId} ${own.id}-label`}
          disabled={native.disabled || native.readOnly}
          options={units}
          value={value.unit}
          onChange={({ value: unit }) => chooseUnit(unit)}
        />
      </span>
      <div role="status">
        {offered && (
          <div className={css.offer}>
            <Button size="compact" onClick={() => settle(offered.to)}>
              {labels.convert(offered)}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
