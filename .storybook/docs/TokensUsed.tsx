import type { TokenUse } from '../facts/tokens-in-source.ts';
import { Part, Rows } from './GuideParts.tsx';

const foundations: Readonly<Record<string, string>> = {
  color: 'foundations-colour-roles',
  font: 'foundations-type',
  space: 'foundations-space',
  radius: 'foundations-radius',
  elevation: 'foundations-elevation',
  motion: 'foundations-motion',
  control: 'foundations-sizes-and-layers',
  size: 'foundations-sizes-and-layers',
  layer: 'foundations-sizes-and-layers',
  frame: 'foundations-sizes-and-layers',
};

const Swatches = ({ variables }: { variables: readonly string[] }) => (
  <span className="docs-swatches" aria-hidden>
    {variables.map((variable) => (
      <span key={variable} style={{ background: `var(--${variable})` }} />
    ))}
  </span>
);

const Variables = ({ variables }: { variables: readonly string[] }) =>
  variables.length === 1 ? <code>{`--${variables[0]}`}</code> : <span>{`${variables.length} tokens, by value`}</span>;

const Name = ({ path }: { path: string }) => {
  const page = foundations[path.split('.')[0] ?? ''];
  return page ? <a href={`?path=/docs/${page}--guide`}>{path}</a> : <code>{path}</code>;
};

const isColor = ({ path }: TokenUse) => path.startsWith('color.');

/** The colour roles and other tokens that a component reads, in the brand and mode of the toolbar. */
export const TokensUsed = ({ tokens }: { tokens: readonly TokenUse[] }) => {
  const colors = tokens.filter(isColor);
  const others = tokens.filter((use) => !isColor(use));
  if (tokens.length === 0) return null;
  return (
    <Part title="Colour roles and tokens">
      {colors.length > 0 && (
        <Rows
          head={['Colour role', 'In this brand', 'CSS variable']}
          rows={colors.map(({ path, variables }) => ({
            id: path,
            cells: [
              <Name key={path} path={path.replace(/^color\./, '')} />,
              <Swatches key="swatches" variables={variables} />,
              <Variables key="variables" variables={variables} />,
            ],
          }))}
        />
      )}
      {others.length > 0 && (
        <p className="docs-tokens">
          {others.map(({ path }) => (
            <Name key={path} path={path} />
          ))}
        </p>
      )}
    </Part>
  );
};
