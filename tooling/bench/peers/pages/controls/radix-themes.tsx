import '@radix-ui/themes/styles.css';
import { Badge, Button, Checkbox, Select, Text, TextField, Theme } from '@radix-ui/themes';
import { exposeReact } from '../peer.tsx';
import { choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <Text as="label">
        {row.name}
        <TextField.Root value={row.text} onChange={ignore} />
      </Text>
      <Text as="label">
        Topic
        <Select.Root value={row.choice} onValueChange={ignore}>
          <Select.Trigger />
          <Select.Content>
            {choices.map(({ value, label }) => (
              <Select.Item key={value} value={value}>
                {label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
      </Text>
      <Text as="label">
        <Checkbox checked={row.checked} onCheckedChange={ignore} /> Material
      </Text>
      <Badge>{row.badge}</Badge>
      <Button>{row.action}</Button>
    </div>
  );
};

const accents = ['grass', 'indigo'] as const;

exposeReact(({ step, brand }) => (
  <Theme accentColor={accents[brand] ?? 'grass'}>
    {rows.map((index) => (
      <Row key={index} index={index} step={step} />
    ))}
  </Theme>
));
