import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../Combobox/index.ts';
import { DateField, DatePeriodField, DateTimeField } from '../DateField/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { QuantityField } from '../QuantityField/QuantityField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { format, parse } from '../story-kit.tsx';
import { TagsField } from '../TagsField/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Form.guide.ts';
import { Form, type FormProps } from './Form.tsx';

const sent = fn();

const Invitation = ({ unsaved }: Pick<FormProps, 'unsaved'>) => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const errors = [
    ...(name ? [] : [{ fieldId: 'name', message: 'Enter a name.' }]),
    ...(email.includes('@') ? [] : [{ fieldId: 'email', message: 'Enter an e-mail address.' }]),
  ];
  return (
    <Form
      aria-label="Invite a colleague"
      errorsTitle={`${errors.length} answers need attention`}
      errors={errors}
      unsaved={unsaved ?? false}
      onSubmit={() => errors.length === 0 && sent({ name, email })}
    >
      <TextField id="name" label="Name" value={name} onChange={({ value }) => setName(value)} />
      <TextField id="email" type="email" label="E-mail" value={email} onChange={({ value }) => setEmail(value)} />
      <div>
        <Button type="submit" emphasis="strong">
          Invite
        </Button>
      </div>
    </Form>
  );
};

const meta = preview.meta({ component: Form, parameters: { guide } });

export const SentAsAWhole = meta.story({ render: () => <Invitation /> });
SentAsAWhole.test(
  'names what is wrong only after a try, and leads to the first field',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    const form = canvas.getByRole('form');
    await expect(canvas.getByText('Name').getBoundingClientRect().top - form.getBoundingClientRect().top).toBeLessThan(
      8,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 answers need attention');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Grace');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter an e-mail address.' }));
    await userEvent.keyboard('grace@verdant.example{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ name: 'Grace', email: 'grace@verdant.example' });
  },
);

export const WithSomethingToLose = meta.story({ render: () => <Invitation unsaved /> });
WithSomethingToLose.test('lets the browser ask before the page closes', async () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  await expect(leaving.defaultPrevented).toBe(true);
});

const units = [
  { value: 'kWh', label: 'kWh' },
  { value: 'MWh', label: 'MWh' },
];
const list = { list: 'Units', none: 'No unit matches.' };
const calendar = { calendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };
const entered = { entered: 'Topics', remove: ({ label }: { label: string }) => `Remove ${label}` };

/** Uncontrolled fields of every kind; the form reads them when it is sent. */
const Disclosure = () => (
  <Form
    aria-label="Disclose"
    errorsTitle=""
    errors={[]}
    onSubmit={({ data }) =>
      sent(Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)])))
    }
  >
    <TextField label="Name" name="name" defaultValue="Scope 2" />
    <NumberField label="Energy" name="energy" defaultValue="1,280" parse={parse} format={format} />
    <QuantityField
      label="Heat"
      name="heat"
      unitName="heatUnit"
      defaultValue={{ number: '5', unit: 'kWh' }}
      units={units}
      parse={parse}
      format={format}
      convert={() => undefined}
      labels={{ unit: 'Unit of heat', convert: () => '' }}
    />
    <DateField label="Approved" name="approved" defaultValue="" locale="en" labels={calendar} />
    <DateTimeField
      label="Reported"
      name="reported"
      defaultValue="2026-11-21T02:00:00.000Z"
      timeZone="Asia/Hong_Kong"
      locale="en"
      labels={{ date: 'Day', time: 'Time', calendar }}
    />
    <DatePeriodField
      label="Period"
      startName="from"
      endName="to"
      defaultValue={{ start: '2025-01-01', end: '2025-12-31' }}
      locale="en"
      labels={{ start: 'First day', end: 'Last day', startCalendar: calendar, endCalendar: calendar }}
    />
    <Combobox label="Unit" name="unit" defaultValue="kWh" options={units} labels={list} />
    <TagsField label="Topics" name="topics" defaultValue={['Water']} labels={entered} />
    <CheckboxGroup label="Scopes" name="scopes" defaultValue={['kWh']} options={units} />
    <RadioGroup label="Kind" name="kind" defaultValue="" options={units} />
    <Rating label="Weight" name="weight" defaultValue={undefined} max={3} stepLabel={({ value }) => `${value} of 3`} />
    <Checkbox label="Assured" name="assured" defaultValue={false} />
    <TextField label="Reference" name="reference" defaultValue="R-1" disabled />
    <div>
      <Button type="submit">Disclose</Button>
    </div>
  </Form>
);

export const OfFieldsThatHoldTheirValues = meta.story({ render: () => <Disclosure /> });
OfFieldsThatHoldTheirValues.test('sends what each field means, not what it shows', async ({ canvas, userEvent }) => {
  const box = (name: string) => canvas.getByRole('textbox', { name });
  await userEvent.type(box('Name'), ', market-based');
  await userEvent.type(box('Approved'), '1/2/2027');
  await userEvent.clear(box('Time'));
  await userEvent.type(box('Time'), '1730');
  await userEvent.clear(box('Last day'));
  await userEvent.type(box('Last day'), '30-Jun-2026');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Unit of heat/ }), 'MWh');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Unit' }), '{Control>}a{/Control}mwh{Enter}');
  await userEvent.type(box('Topics'), 'Waste{Enter}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'MWh' }));
  await userEvent.click(canvas.getByRole('radio', { name: 'MWh' }));
  await userEvent.click(canvas.getByRole('radio', { name: '3 of 3' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Assured' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Disclose' }));
  await expect(sent).toHaveBeenLastCalledWith({
    name: ['Scope 2, market-based'],
    energy: ['1,280'],
    heat: ['5'],
    heatUnit: ['MWh'],
    approved: ['2027-02-01'],
    reported: ['2026-11-21T09:30:00.000Z'],
    from: ['2025-01-01'],
    to: ['2026-06-30'],
    unit: ['MWh'],
    topics: ['Water', 'Waste'],
    scopes: ['kWh', 'MWh'],
    kind: ['MWh'],
    weight: ['3'],
    assured: ['on'],
  });
});
OfFieldsThatHoldTheirValues.test('sends nothing for a text that means nothing', async ({ canvas, userEvent }) => {
  const last = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(last);
  await userEvent.type(last, 'next spring');
  await userEvent.click(canvas.getByRole('button', { name: 'Disclose' }));
  await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ from: ['2025-01-01'], to: [''] }));
  await expect(last).toHaveValue('next spring');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
