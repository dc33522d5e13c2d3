import { Heading as Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { Words } from './Words.tsx';

const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns';

/** A part of the page with a heading that others can link to. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Title>{title}</Title>
    {children}
  </>
);

type RowsProps = {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
};

/** A plain table of the documentation pages. */
export const Rows = ({ head, rows }: RowsProps) => (
  <table className="docs-table">
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells }) => (
        <tr key={id}>
          {cells.map((cell, place) => (
            <td key={head[place]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** When to take the component, and what to take instead. */
export const WhenToUse = ({ guide: { use, not } }: { guide: Guide }) => (
  <div className="docs-choice">
    <div>
      <strong>Use it when</strong>
      <p>
        <Words text={use} />
      </p>
    </div>
    {not.length > 0 && (
      <div>
        <strong>Take instead</strong>
        <dl>
          {not.map(({ when, take }) => (
            <div key={when}>
              <dt>
                <Words text={when} />
              </dt>
              <dd>
                <Words text={take} linksNames />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )}
  </div>
);

/** The parts a person sees, in reading order. */
export const Anatomy = ({ guide: { anatomy } }: { guide: Guide }) =>
  anatomy.length > 0 && (
    <Part title="Anatomy">
      <ol className="docs-anatomy">
        {anatomy.map(({ part, what }) => (
          <li key={part}>
            <strong>{part}</strong> <Words text={what} />
          </li>
        ))}
      </ol>
    </Part>
  );

/** Every key that does something, and the pattern that says so. */
export const Keyboard = ({ guide: { keyboard, pattern } }: { guide: Guide }) => (
  <Part title="Keyboard">
    {keyboard.length === 0 ? (
      <p>It has no behaviour of its own: it takes no focus and listens to no key.</p>
    ) : (
      <Rows
        head={['Key', 'What it does']}
        rows={keyboard.map(({ keys, does }) => ({
          id: `${keys} ${does}`,
          cells: [<kbd key="keys">{keys}</kbd>, <Words key="does" text={does} />],
        }))}
      />
    )}
    {pattern && (
      <p>
        It follows the <a href={`${patterns}/${pattern}/`}>{`${pattern} pattern`}</a> of the ARIA Authoring Practices.
      </p>
    )}
  </Part>
);
