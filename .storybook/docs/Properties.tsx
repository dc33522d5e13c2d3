import { Subheading } from '@storybook/addon-docs/blocks';
import type { PartFact, PropFact } from '../facts/types.ts';
import { Part, Rows } from './GuideParts.tsx';
import { Words } from './Words.tsx';

const rowOf = ({ name, required, type, description, default: usual }: PropFact) => ({
  id: name,
  cells: [
    <span key={name}>
      <code>{name}</code>
      {required && ' required'}
    </span>,
    <span key="what">
      {description && (
        <span className="docs-what">
          <Words text={description} />
        </span>
      )}
      <code className="docs-type">{type}</code>
    </span>,
    usual ? <code key="default">{usual}</code> : '–',
  ],
});

const PartProperties = ({ part: { name, description, props, takesAttributes }, isAlone }: PartProps) => (
  <>
    {!isAlone && <Subheading>{name}</Subheading>}
    {!isAlone && description && (
      <p>
        <Words text={description} />
      </p>
    )}
    {props.length > 0 && <Rows head={['Property', 'What it does', 'Default']} rows={props.map(rowOf)} />}
    {takesAttributes && (
      <p className="docs-meta">
        Also takes <code>ref</code> and the attributes of its root element.
      </p>
    )}
  </>
);
type PartProps = { readonly part: PartFact; readonly isAlone: boolean };

/** Every property of a component and of its parts, from their types and docstrings. */
export const Properties = ({ parts }: { parts: readonly PartFact[] }) =>
  parts.length > 0 && (
    <Part title="Properties">
      {parts.map((part) => (
        <PartProperties key={part.name} part={part} isAlone={parts.length === 1} />
      ))}
    </Part>
  );
