import { Select } from '@radix-ui/themes';
import { exposeRadixRows } from './radix-rows.tsx';
import { choices, ignore } from './rows.tsx';

exposeRadixRows((value) => (
  <Select.Root value={value} onValueChange={ignore}>
    <Select.Trigger />
    <Select.Content>
      {choices.map((choice) => (
        <Select.Item key={choice.value} value={choice.value}>
          {choice.label}
        </Select.Item>
      ))}
    </Select.Content>
  </Select.Root>
));
