import type { ReactNode } from 'react';
import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { Combobox } from './Combobox/index.ts';
import { DateField } from './DateField/index.ts';
import { FileDrop } from './FileDrop/index.ts';
import { FormErrors } from './FormErrors/FormErrors.tsx';
import { MetricValueField } from './MetricValueField/index.ts';
import { MultiSelect } from './MultiSelect/MultiSelect.tsx';
import { NumberField } from './NumberField/index.ts';
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
import { format, parse } from './story-kit.tsx';
import { TagsField } from './TagsField/index.ts';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const still = () => {};
const options = [
  { value: 'one', label: 'One 一' },
  { value: 'two', label: 'Two 二' },
];
const states = [
  { label: 'Plain 一般', hint: 'Hint 提示' },
  { label: 'Saved 已儲存', saved: '10:42', required: true },
  { label: 'Error 錯誤', error: 'What to do 如何處理' },
  { label: 'Disabled 停用', disabled: true },
];
const listLabels = { list: 'List', none: 'None', clear: 'Clear' };
const dateLabels = { calendar: 'Calendar', previousMonth: 'Previous', nextMonth: 'Next', month: 'Month', year: 'Year' };
const fileLabels = {
  prompt: 'Drop 拖放',
  files: 'Files',
  cancel: () => 'Cancel',
  retry: () => 'Retry',
  remove: () => 'Remove',
  progress: () => 'Progress',
};
const rowLabels = {
  number: 'Amount',
  unit: 'Unit',
  descriptor: 'Description',
  row: ({ row }: { row: number }) => `Row ${row}`,
  add: 'Add 新增',
  remove: ({ row }: { row: number }) => `Remove ${row}`,
};

const Cell = ({ children, rem = 13 }: { children: ReactNode; rem?: number }) => (
  <div style={{ width: `${rem}rem`, alignSelf: 'start' }}>{children}</div>
);

/** Every control in every state that changes its colours. */
const InEachState = () =>
  states.map((state) => (
    <Cell key={state.label}>
      <div style={{ display: 'grid', gap: '0.75rem' }}>
        <TextField {...state} value="Text 文字" onChange={still} />
        <NumberField {...state} unit="MWh" value="1,250.5" onChange={still} parse={parse} format={format} />
        <Select {...state} options={options} value="one" onChange={still} />
        <Combobox {...state} options={options} labels={listLabels} value="two" onChange={still} />
        <DateField {...state} value="2026-11-21" locale="en" labels={dateLabels} onChange={still} />
        <QuantityField
          {...state}
          units={options}
          value={{ number: '1,280', unit: 'one' }}
          onChange={still}
          parse={parse}
          format={format}
          convert={() => undefined}
          labels={{ unit: 'Unit', convert: () => 'Convert' }}
        />
        <PhoneField
          {...state}
          value=""
          onChange={still}
          countries={[{ code: 'HK', name: 'Hong Kong 香港' }]}
          labels={{ country: 'Country' }}
        />
        <TagsField
          {...state}
          value={['Climate', '氣候風險']}
          onChange={still}
          labels={{ entered: 'Entered', remove: ({ label }) => `Remove ${label}` }}
        />
        <Slider {...state} value={40} min={0} max={100} onChange={still} valueText={({ value }) => `${value}%`} />
        <Rating
          {...state}
          value={2}
          max={3}
          onChange={still}
          ends={{ low: 'Low 低', high: 'High 高' }}
          stepLabel={({ value }) => `Step ${value}`}
        />
        <Checkbox {...state} value onChange={still} />
        <Switch {...state} value onChange={still} />
      </div>
    </Cell>
  ));

/** Controls whose states are shown by others, once each. */
const Others = () => (
  <Cell>
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <RadioGroup label="Radio" options={options} value="one" onChange={still} />
      <SegmentedControl label="Segments" options={options} value="one" onChange={still} />
      <SearchField label="Search" value="305" onChange={still} labels={{ clear: 'Clear' }} />
      <PasswordField
        label="Password"
        value="secret"
        autoComplete="new-password"
        onChange={still}
        labels={{ show: 'Show', hide: 'Hide', met: '(met)', unmet: '(not met)' }}
        rules={[
          { id: 'length', label: 'Length 長度', met: true },
          { id: 'digit', label: 'Digit 數字', met: false },
        ]}
      />
      <TextArea label="Area" placeholder="Placeholder 佔位" value="" rows={2} onChange={still} />
      <MultiSelect
        label="Several"
        options={options}
        value={['one', 'two']}
        onChange={still}
        labels={{ ...listLabels, chosen: 'Chosen', remove: ({ label }) => `Remove ${label}` }}
      />
    </div>
  </Cell>
);

/** Controls that need the width of a page. */
const Wide = () => (
  <Cell rem={30}>
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <FormErrors title="Errors 錯誤" attempt={0} errors={[{ fieldId: 'x', message: 'First 第一項' }]} />
      <MetricValueField
        label="Rows"
        value={[
          { number: '1', unit: 'one', descriptor: 'A' },
          { number: 'x', unit: 'two', descriptor: '' },
        ]}
        rowErrors={[undefined, 'Number 數字']}
        units={options}
        rowsMax={2}
        labels={rowLabels}
        parse={parse}
        format={format}
        onChange={still}
      />
      <FileDrop
        label="Files"
        accept={{ 'application/pdf': ['.pdf'] }}
        sizeBytesMax={1}
        onFiles={still}
        onRefused={still}
        onRetry={still}
        onCancel={still}
        labels={fileLabels}
        items={[
          { id: '1', name: 'sending.pdf', state: 'sending', progress: 0.4 },
          { id: '2', name: 'done.pdf', state: 'done', detail: '10 kB' },
          { id: '3', name: 'failed.pdf', state: 'failed', error: 'Failed 失敗' },
        ]}
      />
    </div>
  </Cell>
);

const Matrix = () => (
  <OnEverySurface>
    <InEachState />
    <Others />
    <Wide />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
