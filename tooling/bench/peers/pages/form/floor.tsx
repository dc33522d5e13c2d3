import '../controls/plain.css';
import { type ReactNode, useState } from 'react';
import { exposeReact } from '../peer.tsx';
import { choices, countries, fields, formStyle, kindOf, labelOf, typedInto, typeOnce } from './fields.tsx';

const Labelled = ({ index, children }: { index: number; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it holds
  <label className="field">
    <span>{labelOf(index)}</span>
    {children}
  </label>
);

const Box = ({ index, type }: { index: number; type: string }) => {
  const [value, setValue] = useState('');
  return (
    <Labelled index={index}>
      <input
        className="control"
        data-typed={index === typedInto || undefined}
        type={type}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </Labelled>
  );
};

const Choice = ({ of, label }: { of: readonly { value: string; label: string }[]; label?: string }) => {
  const [value, setValue] = useState(of[0]?.value ?? '');
  return (
    <select
      className="control"
      aria-label={label}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
    >
      {of.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
};

const Check = ({ index }: { index: number }) => {
  const [isOn, setOn] = useState(false);
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      <span>{labelOf(index)}</span>
    </label>
  );
};

const countryChoices = countries.map(({ code, name }) => ({ value: code, label: name }));

const OneField = ({ index }: { index: number }) => {
  const kind = kindOf(index);
  if (kind === 'checkbox') return <Check index={index} />;
  if (kind === 'select') {
    return (
      <Labelled index={index}>
        <Choice of={choices} />
      </Labelled>
    );
  }
  if (kind !== 'phone') return <Box index={index} type={kind} />;
  return (
    <div>
      <Choice label="Country" of={countryChoices} />
      <Box index={index} type="tel" />
    </div>
  );
};

exposeReact(
  () => (
    <form style={formStyle}>
      {fields.map((index) => (
        <OneField key={index} index={index} />
      ))}
    </form>
  ),
  { type: typeOnce },
);
