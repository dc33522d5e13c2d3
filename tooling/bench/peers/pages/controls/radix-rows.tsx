import '@radix-ui/themes/styles.css';
import { Badge, Button, Checkbox, Text, TextField, Theme } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { exposeReact } from '../peer.tsx';
import { ignore, rowOf, rowStyle, rows } from './rows.tsx';

type RowProps = { readonly index: number; readonly step: number; readonly select: (value: string) => ReactNode };

const Row = ({ index, step, select }: RowProps) => {
  const row = rowOf(index, step);
  return (
    <div style={rowStyle}>
      <Text as="label">
        {row.name}
        <TextField.Root value={row.text} onChange={ignore} />
      </Text>
      <Text as="label">
        Topic
        {select(row.choice)}
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

/** The rows in Radix Themes, with the given select. */
export const exposeRadixRows = (select: RowProps['select']) =>
  exposeReact(({ step, brand }) => (
    <Theme accentColor={accents[brand] ?? 'grass'}>
      {rows.map((index) => (
        <Row key={index} index={index} step={step} select={select} />
      ))}
    </Theme>
  ));
