import { type ReactElement, StrictMode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup/CheckboxGroup.tsx';
import { ColorField } from './ColorField/index.ts';
import { Combobox } from './Combobox/index.ts';
import { DateField, DatePeriodField, DateTimeField } from './DateField/index.ts';
import { FileDrop, ImageUpload } from './FileDrop/index.ts';
import { MetricValueField } from './MetricValueField/index.ts';
import { MultiSelect } from './MultiSelect/MultiSelect.tsx';
import { IntegerField, NumberField } from './NumberField/index.ts';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { PhoneField } from './PhoneField/PhoneField.tsx';
import { QuantityField } from './QuantityField/QuantityField.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { Rating } from './Rating/Rating.tsx';
import { SearchField } from './SearchField/SearchField.tsx';
import { SegmentedControl } from './SegmentedControl/SegmentedControl.tsx';
import { Select } from './Select/index.ts';
import { Slider } from './Slider/Slider.tsx';
import { Switch } from './Switch/Switch.tsx';
import { format, parse, parseWhole } from './story-kit.tsx';
import { TagsField } from './TagsField/index.ts';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';

const label = 'Treibhausgasemissionsberichterstattungszeitraum 溫室氣體排放匯報期間內之合併範圍與計算方法';
const hint = 'Rechnungslegungsgrundsätze der Berichtsgesellschaft 包括附屬公司、聯營公司及合營企業';
const typed = fn();
const probed = fn();
const own = { label, hint, 'data-probe': 'yes', ref: probed } as const;
const text = { ...own, value: '', onChange: typed };
const options = [{ value: 'one', label: label.slice(0, 47) }];
const dates = { calendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };
const list = { list: 'List', none: 'None', clear: 'Clear' };
const remove = ({ label: removed }: { label: string }) => `Remove ${removed}`;
const remover = ({ name }: { name: string }) => `Remove ${name}`;
const ends = { low: label.slice(0, 30), high: label.slice(0, 30) };
const limits = {
  sizeBytesMax: 1,
  pixelsMin: 1,
  originalPixelsMax: 1,
  originalBytesMax: 1,
  thumbnailPixels: 1,
  thumbnailBytesMax: 1,
};
const colors = {
  picker: 'Pick',
  area: 'Area',
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  suggestions: 'Suggestions',
  eyeDropper: 'Screen',
  percent: ({ percent }: { percent: number }) => `${percent} %`,
  degrees: ({ degrees }: { degrees: number }) => `${degrees}°`,
};

const fields: Readonly<Record<string, ReactElement>> = {
  text: <TextField {...text} />,
  area: <TextArea {...text} />,
  number: <NumberField {...text} parse={parse} format={format} unit="MWh" />,
  integer: <IntegerField {...text} parse={parseWhole} format={format} />,
  quantity: (
    <QuantityField
      {...own}
      value={{ number: '1', unit: 'one' }}
      onChange={typed}
      units={options}
      parse={parse}
      format={format}
      convert={() => undefined}
      labels={{ unit: 'Unit', convert: () => '' }}
    />
  ),
  date: <DateField {...text} locale="en" labels={dates} />,
  password: <PasswordField {...text} autoComplete="new-password" labels={{ show: 'Show', hide: 'Hide' }} />,
  phone: <PhoneField {...text} countries={[{ code: 'HK', name: 'Hong Kong' }]} labels={{ country: 'Country' }} />,
  search: <SearchField {...text} labels={{ clear: 'Clear' }} />,
  select: <Select {...text} options={options} value="one" />,
  combobox: <Combobox {...text} options={options} value="one" labels={list} />,
  several: (
    <MultiSelect
      {...own}
      options={options}
      value={['one']}
      onChange={typed}
      labels={{ ...list, chosen: 'Chosen', remove }}
    />
  ),
  tags: <TagsField {...own} value={[label.slice(0, 47)]} onChange={typed} labels={{ entered: 'Entered', remove }} />,
  color: <ColorField {...own} value="#112233" onChange={typed} labels={colors} />,
  slider: <Slider {...own} value={2} min={0} max={5} onChange={typed} valueText={({ value }) => `${value} 分`} />,
  checkbox: <Checkbox {...own} value indeterminate onChange={typed} />,
  switch: <Switch {...own} value onChange={typed} />,
  checkboxes: <CheckboxGroup {...own} defaultValue={['one']} options={options} />,
  radios: <RadioGroup {...own} defaultValue="one" options={options} />,
  rating: <Rating {...own} defaultValue={2} max={5} ends={ends} stepLabel={({ value }) => `${value} 分`} />,
  segments: <SegmentedControl {...own} defaultValue="one" options={[{ value: 'one', label: '一般匯報準則' }]} />,
  moment: <DateTimeField {...own} defaultValue="" locale="en" labels={{ date: label, time: label, calendar: dates }} />,
  period: (
    <DatePeriodField
      {...own}
      defaultValue={{ start: '', end: '' }}
      locale="en"
      labels={{ start: label, end: label, startCalendar: dates, endCalendar: dates }}
    />
  ),
  metric: (
    <MetricValueField
      {...own}
      value={[{ number: '1', unit: 'one', descriptor: label }]}
      onChange={typed}
      units={options}
      rowsMax={2}
      labels={{
        number: 'Amount',
        unit: 'Unit',
        descriptor: 'Description',
        row: () => 'Row',
        add: label,
        remove: () => '',
      }}
      parse={parse}
      format={format}
    />
  ),
  files: (
    <FileDrop
      {...own}
      accept={{ 'application/pdf': ['.pdf'] }}
      sizeBytesMax={1}
      onFiles={typed}
      onRefused={typed}
      items={[{ id: '1', name: `${label}.pdf`, state: 'done', detail: label }]}
      labels={{ prompt: label, files: 'Files', cancel: remover, retry: remover, remove: remover, progress: remover }}
    />
  ),
  image: (
    <ImageUpload
      {...own}
      accept={{ 'image/png': ['.png'] }}
      limits={limits}
      onImage={typed}
      onRefused={typed}
      labels={{ prompt: label, alt: '', progress: '', cancel: '', retry: '', remove: '' }}
    />
  ),
};

/** As wide as the smallest telephone leaves. */
const width = 288;
const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

/** Rules of every field, whatever it asks for: long words in a narrow place, and a control the caller can reach. */
export const OnTheSmallestTelephone = meta.story({
  render: () => (
    <StrictMode>
      <div style={{ display: 'grid', gap: '1rem', width, gridTemplateColumns: 'minmax(0, 1fr)' }} data-frame="">
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} data-field={name}>
            {field}
          </div>
        ))}
      </div>
    </StrictMode>
  ),
});
OnTheSmallestTelephone.test(
  'hands what the caller says to the control itself, or to the group of several',
  async ({ canvasElement }) => {
    for (const name of Object.keys(fields)) {
      const controls = canvasElement.querySelectorAll(`[data-field="${name}"] [data-probe="yes"]`);
      await expect(controls, name).toHaveLength(1);
      await expect(controls[0]?.matches('input, textarea, select, fieldset'), name).toBe(true);
      await expect(probed, name).toHaveBeenCalledWith(controls[0]);
      await expect(controls[0], name).toHaveAccessibleDescription(expect.stringContaining('聯營公司'));
    }
  },
);
OnTheSmallestTelephone.test('lets nothing stick out, however long the words', async ({ canvasElement }) => {
  const frame = canvasElement.querySelector('[data-frame]') as HTMLElement;
  const wide = [...frame.children].filter((field) => field.scrollWidth > width);
  await expect(wide.map((field) => field.getAttribute('data-field'))).toEqual([]);
  await expect(frame.scrollWidth).toBeLessThanOrEqual(width);
});
OnTheSmallestTelephone.test('gives every button room for a finger', async ({ canvasElement }) => {
  for (const button of canvasElement.querySelectorAll('button')) {
    const { width: wide, height } = button.getBoundingClientRect();
    await expect(Math.min(wide, height), button.outerHTML.slice(0, 90)).toBeGreaterThanOrEqual(24);
  }
});
OnTheSmallestTelephone.test('tells each letter once, also in strict mode', async ({ canvasElement, userEvent }) => {
  typed.mockClear();
  await userEvent.type(canvasElement.querySelector('[data-field="text"] input') as HTMLElement, 'a');
  await expect(typed).toHaveBeenCalledOnce();
  await expect(canvasElement.querySelector('[data-field="checkbox"] input')).toBePartiallyChecked();
});
