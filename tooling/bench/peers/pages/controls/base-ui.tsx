import './plain.css';
import { Button } from '@base-ui/react/button';
import { Checkbox } from '@base-ui/react/checkbox';
import { Field } from '@base-ui/react/field';
import { Select } from '@base-ui/react/select';
import { exposeReact } from '../peer.tsx';
import { brandColors, choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Topic = ({ value }: { value: string }) => (
  <Select.Root items={choices} value={value} onValueChange={ignore}>
    <Select.Trigger className="control">
      <Select.Value />
      <Select.Icon />
    </Select.Trigger>
    <Select.Portal>
      <Select.Positioner>
        <Select.Popup>
          {choices.map((choice) => (
            <Select.Item key={choice.value} value={choice.value}>
              <Select.ItemText>{choice.label}</Select.ItemText>
            </Select.Item>
          ))}
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
  </Select.Root>
);

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <Field.Root className="field">
        <Field.Label>{row.name}</Field.Label>
        <Field.Control className="control" value={row.text} onChange={ignore} />
      </Field.Root>
      <Field.Root className="field">
        <Field.Label>Topic</Field.Label>
        <Topic value={row.choice} />
      </Field.Root>
      <Field.Root>
        <Field.Label className="choice">
          <Checkbox.Root className="box" checked={row.checked} onCheckedChange={ignore}>
            <Checkbox.Indicator />
          </Checkbox.Root>
          Material
        </Field.Label>
      </Field.Root>
      <span className="badge">{row.badge}</span>
      <Button className="action">{row.action}</Button>
    </div>
  );
};

let brand = 0;

exposeReact(({ step }) => rows.map((index) => <Row key={index} index={index} step={step} />), {
  theme: () => {
    brand = 1 - brand;
    document.documentElement.style.setProperty('--brand', brandColors[brand] ?? '');
  },
});
