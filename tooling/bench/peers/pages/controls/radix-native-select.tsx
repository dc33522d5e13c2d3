import { exposeRadixRows } from './radix-rows.tsx';
import { choices, ignore } from './rows.tsx';

exposeRadixRows((value) => (
  <select value={value} onChange={ignore}>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
));
