import '@mantine/core/styles.css';
import { Badge, Button, Checkbox, createTheme, MantineProvider, Select, TextInput } from '@mantine/core';
import { exposeReact } from '../peer.tsx';
import { choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <TextInput label={row.name} value={row.text} onChange={ignore} />
      <Select label="Topic" value={row.choice} data={choices} onChange={ignore} />
      <Checkbox label="Material" checked={row.checked} onChange={ignore} />
      <Badge>{row.badge}</Badge>
      <Button>{row.action}</Button>
    </div>
  );
};

const themes = ['green', 'indigo'].map((primaryColor) => createTheme({ primaryColor }));

exposeReact(({ step, brand }) => (
  <MantineProvider theme={themes[brand] ?? {}}>
    {rows.map((index) => (
      <Row key={index} index={index} step={step} />
    ))}
  </MantineProvider>
));
