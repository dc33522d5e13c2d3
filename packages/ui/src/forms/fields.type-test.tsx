import { RichTextArea, type RichTextAreaProps } from '../rich-text/index.ts';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx';
import { Combobox, CountrySelect } from './Combobox/index.ts';
import {
  DatePeriodField,
  type DatePeriodFieldProps,
  DateTimeField,
  type DateTimeFieldProps,
} from './DateField/index.ts';
import { FileDrop, type FileDropProps, ImageUpload, type ImageUploadProps } from './FileDrop/index.ts';
import { MetricValueField, type MetricValueFieldProps } from './MetricValueField/index.ts';
import { NumberField } from './NumberField/index.ts';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { Rating } from './Rating/Rating.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { Select } from './Select/index.ts';
import { TextField } from './TextField/TextField.tsx';

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
export const uncontrolled = <TextField label="Name" name="name" defaultValue="" />;
export const listened = <TextField label="Name" defaultValue="" onChange={({ value }) => value.trim()} />;
// @ts-expect-error a value is held by the caller or by the field, not by both
export const heldTwice = <TextField {...text} defaultValue="" />;
// @ts-expect-error nor with an empty hand
export const heldByNobody = <TextField label="Name" onChange={still} />;
// @ts-expect-error who holds the value hears of its changes
export const deaf = <TextField label="Name" value="" />;
// @ts-expect-error both together are refused of a choice, too
export const chosenTwice = <RadioGroup {...text} defaultValue="a" options={[{ value: 'a', label: 'A' }]} />;
export const chosenAlone = <RadioGroup label="Kind" defaultValue="" options={[{ value: 'a', label: 'A' }]} />;
// @ts-expect-error a first value is one of the options
export const firstStranger = <RadioGroup<'a'> label="Kind" defaultValue="c" options={[{ value: 'a', label: 'A' }]} />;
// @ts-expect-error a first value is of the kind that the field holds
export const firstOfAnotherKind = <Checkbox label="Assured" defaultValue="on" />;
// @ts-expect-error rows are the caller's: see the decision on who holds a value
export const rows = <MetricValueField label="Rows" defaultValue={[]} />;
// @ts-expect-error and so are the blocks of a text
export const blocks = <RichTextArea label="Text" defaultValue={[]} />;
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

const group = { label: 'Kind', 'data-field': 'kind', ref: (set: HTMLFieldSetElement | null) => set?.focus() } as const;
const file = { ref: (box: HTMLInputElement | null) => box?.click(), 'data-field': 'file' } as const;
const kinds = [{ value: 'a', label: 'A' }] as const;
export const reachedGroups = [
  <RadioGroup key="radio" {...group} defaultValue="" options={kinds} />,
  <CheckboxGroup key="checkbox" {...group} defaultValue={['a']} options={kinds} />,
  <SegmentedControl key="segments" {...group} defaultValue="a" options={kinds} />,
  <Rating key="rating" {...group} defaultValue={undefined} max={3} stepLabel={({ value }) => `${value}`} />,
];
declare const drop: FileDropProps;
declare const image: ImageUploadProps;
declare const metric: MetricValueFieldProps;
declare const moment: DateTimeFieldProps;
declare const period: DatePeriodFieldProps;
declare const rich: RichTextAreaProps;
export const reachedParts = [
  <FileDrop key="file" {...drop} {...file} />,
  <ImageUpload key="image" {...image} {...file} />,
  <MetricValueField key="metric" {...metric} {...group} />,
  <DateTimeField key="moment" {...moment} {...group} />,
  <DatePeriodField key="period" {...period} {...group} />,
];
// @ts-expect-error the group is a fieldset
export const wrongGroup = <Rating {...group} ref={(box: HTMLInputElement | null) => box?.focus()} />;
// @ts-expect-error what is dropped is told by onFiles: a file input has no value to hold
export const heldFile = <FileDrop {...drop} value="" />;
// @ts-expect-error looks are the design system's
export const restyledGroup = <CheckboxGroup {...group} defaultValue={[]} options={kinds} className="mine" />;
// @ts-expect-error blocks, not text
export const plainText = <RichTextArea {...rich} value="Text" />;
// @ts-expect-error every tool has a name
export const namelessTools = <RichTextArea {...rich} labels={{ toolbar: 'Tools' }} />;
// @ts-expect-error every field has a label
export const unnamedText = <RichTextArea value={[]} onChange={still} labels={rich.labels} />;
