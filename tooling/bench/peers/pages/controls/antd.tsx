import { Button, Checkbox, ConfigProvider, Input, Select, Tag } from 'antd';
import { exposeReact } from '../peer.tsx';
import { brandColors, choices, ignore, rowOf, rowStyle, rows } from './rows.tsx';

const Row = ({ index, step }: { index: number; step: number }) => {
  const row = rowOf(index, step);
  const fieldId = `field-${index}`;
  const topicId = `topic-${index}`;
  return (
    <div style={rowStyle}>
      <div>
        <label htmlFor={fieldId}>{row.name}</label>
        <Input id={fieldId} value={row.text} onChange={ignore} />
      </div>
      <div>
        <label htmlFor={topicId}>Topic</label>
        <Select id={topicId} value={row.choice} options={choices} onChange={ignore} style={{ width: '100%' }} />
      </div>
      <Checkbox checked={row.checked} onChange={ignore}>
        Material
      </Checkbox>
      <Tag>{row.badge}</Tag>
      <Button type="primary">{row.action}</Button>
    </div>
  );
};

const themes = brandColors.map((colorPrimary) => ({ token: { colorPrimary } }));

exposeReact(({ step, brand }) => (
  <ConfigProvider theme={themes[brand] ?? {}}>
    {rows.map((index) => (
      <Row key={index} index={index} step={step} />
    ))}
  </ConfigProvider>
));
