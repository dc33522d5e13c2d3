import type { Guide } from '../../testing/guide.ts';

/** The texts of the documentation page beside the stories and the types. */
export const guide: Guide = {
  use: 'A number in a unit that the person chooses. Another unit offers the converted number and never changes it by itself.',
  alsoCalled: ['number with unit', 'measure', 'amount', 'unit converter'],
  status: 'trial',
  since: '0.1.0',
  not: [
    { when: 'The unit is fixed', take: 'NumberField with a unit' },
    { when: 'Several rows', take: 'MetricValueField' },
  ],
  anatomy: [
    { part: 'Label', what: 'Names the control; always given, hidden where the surroundings name it already' },
    { part: 'Number', what: 'As in NumberField' },
    { part: 'Unit', what: 'The platform’s own list' },
    { part: 'Conversion', what: 'A button with both quantities in words, after the unit changed' },
    { part: 'Error', what: 'What is wrong and what to do; marks the control and is announced when it appears' },
  ],
  states: {
    rest: { story: 'InAUnitOfChoice' },
    hover: {},
    focus: {},
    disabled: { args: { disabled: true } },
    readOnly: { story: 'ReadOnly' },
    error: { args: { error: 'Enter a number, for example 1,280.' } },
    empty: { args: { value: { number: '', unit: 'kWh' } } },
    long: { args: { value: { number: '123456789012345678901234567890', unit: 'kWh' } } },
    chinese: {},
  },
  pictures: [
    {
      do: {
        bare: true,
        args: { label: 'Electricity used', labels: { unit: 'Unit:', convert: () => 'Convert' } },
        say: 'Few units, those that invoices show.',
      },
      dont: {
        bare: true,
        args: { label: 'Electricity used in kWh, MWh or GJ', labels: { unit: 'Unit:', convert: () => 'Convert' } },
        say: 'The label repeats what the choice beside it says.',
      },
    },
  ],
  content: ['Units: symbols, the usual one first.', 'The offer to convert names both numbers with their units.'],
  accessibility: {
    name: 'A group named by the label; the number takes the label, the unit a name of its own (`labels.unit`).',
    told: 'The offer to convert is a status: it is announced when the unit changes. Errors are announced politely.',
  },
  keyboard: [
    { keys: 'Tab, Shift Tab', does: 'Goes to the control and on from it' },
    { keys: 'Arrow down, arrow up', does: 'In the unit: chooses the next or previous one' },
    { keys: 'Enter, Space', does: 'On the conversion: takes the converted number' },
  ],
};
