import { useMemo, useState } from 'react';
import { control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import {
  describedBy,
  type FieldControlProps,
  type FieldOwnProps,
  type NativeControlProps,
  takeFieldProps,
} from '../Field/field-props.ts';
import { FormValue } from '../FormValue.tsx';
import { SelectControl } from '../Select/SelectControl.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { type Controlled, type HeldValue, useValue } from '../use-value.ts';
import * as css from './PhoneField.css.ts';
import { type PhoneChange, usePhone } from './use-phone.ts';

type OwnProps = NativeControlProps<'input'> &
  HeldValue<{
    /** In international form (E.164); empty for none. */
    value: string;
    /** No typed text is lost: an unreadable one stays in the box and comes with `value: undefined`. */
    onChange: (change: PhoneChange) => void;
  }> & {
    /**
     * Two-letter codes with names in the reader's language, in their order, the most likely ones first. `dialCode` stands beside the
     * number from the start; without it, once the numbering plans are there.
     */
    countries: readonly { code: string; name: string; dialCode?: string }[];
    /** Country of a number without one; Hong Kong by default (spec section 9). */
    defaultCountry?: string | undefined;
    /** Names the country box; the field's label follows it. */
    labels: { country: string };
  };

export type PhoneFieldProps = FieldOwnProps & OwnProps;

/**
 * A telephone number of any country: typed as people write it there, stored in international form. A number that begins with `+` chooses
 * its country by itself. The numbering plans load when they are first needed. `ref` gives the input.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: named } = useValue(rest, '');
  const { name, ...more } = named;
  return (
    <Field {...field}>
      {(own) => (
        <>
          <PhoneControl {...more} own={own} value={value} onChange={change} />
          <FormValue name={name} form={more.form} disabled={more.disabled} values={[value]} />
        </>
      )}
    </Field>
  );
};

/** The countries to draw. There are some 270, so until the box has focus only the current one is drawn. */
const useCountryOptions = (countries: OwnProps['countries'], country: string) => {
  const [isReached, setReached] = useState(false);
  const shown = isReached ? undefined : country;
  const options = useMemo(
    () =>
      countries
        .filter(({ code }) => shown === undefined || code === shown)
        .map(({ code, name }) => ({ value: code, label: name })),
    [countries, shown],
  );
  return { options, drawAll: () => setReached(true) };
};

const PhoneControl = (props: Controlled<OwnProps> & { own: FieldControlProps }) => {
  const { value, onChange, countries, defaultCountry = 'HK', labels, own, onBlur, ref, ...native } = props;
  const phone = usePhone({ value, onChange, defaultCountry });
  const countryId = `${own.id}-country`;
  const dialId = `${own.id}-dial`;
  const { codeOf, country } = phone;
  const { options, drawAll } = useCountryOptions(countries, country);
  const dialCode = codeOf(country) || countries.find(({ code }) => code === country)?.dialCode;
  const reach = () => {
    phone.prepare();
    drawAll();
  };

  return (
    <span className={css.row}>
      <SelectControl
        id={countryId}
        aria-label={labels.country}
        aria-labelledby={`${countryId} ${own.id}-label`}
        disabled={native.disabled || native.readOnly}
        options={options}
        value={country}
        onFocus={reach}
        // Before the press opens the list, because a browser need not give focus first.
        onPointerDown={reach}
        onChange={({ value: chosen }) => phone.choose(chosen)}
      />
      <span id={dialId} className={css.dialCode}>
        {dialCode}
      </span>
      <input
        autoComplete="tel"
        {...native}
        {...own}
        aria-describedby={describedBy(own['aria-describedby'], dialCode !== undefined && dialId)}
        ref={useMergedRef(phone.input, ref)}
        className={control()}
        type="tel"
        value={phone.text}
        onFocus={(event) => {
          phone.prepare();
          native.onFocus?.(event);
        }}
        onChange={(event) => phone.type(event.currentTarget.value)}
        onBlur={(event) => {
          phone.tidy();
          onBlur?.(event);
        }}
      />
    </span>
  );
};
