import '@esg/ui/theme';
import { Checkbox, DateField, NumberField, PhoneField, Select, TextField } from '@esg/ui';
import { exposeReact } from '../peer.tsx';
import { choices, countries, fields, formStyle, kindOf, labelOf, typedInto, typeOnce } from './fields.tsx';

const dates = { calendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };
const country = { country: 'Country' };

const parse = (text: string) => (Number.isNaN(Number(text)) ? undefined : text);

const OneField = ({ index }: { index: number }) => {
  const label = labelOf(index);
  switch (kindOf(index)) {
    case 'select':
      return <Select label={label} defaultValue="" options={choices} />;
    case 'date':
      return <DateField label={label} defaultValue="" locale="en" labels={dates} />;
    case 'number':
      return <NumberField label={label} parse={parse} format={String} defaultValue="" />;
    case 'checkbox':
      return <Checkbox label={label} defaultValue={false} />;
    case 'phone':
      return <PhoneField label={label} defaultValue="" labels={country} countries={countries} />;
    default:
      return <TextField label={label} defaultValue="" data-typed={index === typedInto || undefined} />;
  }
};

document.documentElement.dataset.mode = 'light';

exposeReact(
  () => (
    <form style={formStyle}>
      {fields.map((index) => (
        <OneField key={index} index={index} />
      ))}
    </form>
  ),
  { type: typeOnce },
);
