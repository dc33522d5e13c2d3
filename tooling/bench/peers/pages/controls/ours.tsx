import '@esg/ui/theme';
import { Badge, Button, Checkbox, Select, TextField } from '@esg/ui';
import { exposeReact } from '../peer.tsx';
import { dress } from './dress.tsx';
import { choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <TextField label={row.name} value={row.text} onChange={ignore} />
      <Select label="Topic" value={row.choice} options={choices} onChange={ignore} />
      <Checkbox label="Material" value={row.checked} onChange={ignore} />
      <Badge tone="info">{row.badge}</Badge>
      <Button emphasis="strong">{row.action}</Button>
    </div>
  );
};

let brand = 0;
document.documentElement.dataset.mode = 'light';
dress(brand);

exposeReact(({ step }) => rows.map((index) => <Row key={index} index={index} step={step} />), {
  theme: () => {
    brand = 1 - brand;
    dress(brand);
  },
});
