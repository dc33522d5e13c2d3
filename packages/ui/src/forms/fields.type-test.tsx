import { Checkbox } from './Checkbox/index.ts';
import { Combobox, CountrySelect } from './Combobox/index.ts';
import { ImageUpload } from './FileDrop/index.ts';
import { NumberField } from './NumberField/index.ts';
import { RadioGroup } from './RadioGroup/index.ts';
import { Select } from './Select/index.ts';
import { TextField } from './TextField/index.ts';

const still = () => {};
const text = { label: 'Name', value: '', onChange: still };
const list = { list: 'Names', none: 'None' };
const search = { onSearch: still, pending: false, chosen: undefined };
const names = { GAZA_STRIP: 'Gaza Strip', WEST_BANK: 'West Bank', ZZ: 'International' };

export const reached = <TextField {...text} data-field="name" ref={(box: HTMLInputElement | null) => box?.focus()} />;
// @ts-expect-error every field has a label
export const unnamed = <TextField value="" onChange={still} />;
// @ts-expect-error looks are the design system's
export const restyled = <TextField {...text} className="mine" />;
// @ts-expect-error nor by style
export const inlined = <Select {...text} options={[]} style={{ color: 'red' }} />;
// @ts-expect-error fields are controlled: a value is always the caller's
export const uncontrolled = <TextField label="Name" defaultValue="" onChange={still} />;
// @ts-expect-error the ref is the control's own
export const wrongRef = <TextField {...text} ref={(box: HTMLSelectElement | null) => box?.focus()} />;
// @ts-expect-error a number is kept as text: a number would lose its digits
export const inexact = <NumberField {...text} value={1.1} parse={() => undefined} format={String} />;
// @ts-expect-error a checkbox is on or off
export const third = <Checkbox {...text} value="mixed" />;

export const here = <Combobox {...text} options={[]} labels={list} />;
export const elsewhere = <Combobox {...text} options={[]} search={search} labels={{ ...list, pending: 'Searching' }} />;
// @ts-expect-error who searches elsewhere has a word for the wait
export const silent = <Combobox {...text} options={[]} search={search} labels={list} />;

export const given = <CountrySelect {...text} countries={[]} labels={list} />;
export const all = <CountrySelect {...text} locale="en" names={names} labels={list} />;
// @ts-expect-error no standard names the product's own codes
export const nameless = <CountrySelect {...text} locale="en" labels={list} />;
// @ts-expect-error countries come from one place
export const both = <CountrySelect {...text} locale="en" names={names} countries={[]} labels={list} />;

// @ts-expect-error only a value of the options can be chosen
export const stranger = <RadioGroup<'a' | 'b'> {...text} value="c" options={[{ value: 'a', label: 'A' }]} />;
// @ts-expect-error an image has limits
export const boundless = <ImageUpload label="Logo" accept={{}} onImage={still} onRefused={still} />;
