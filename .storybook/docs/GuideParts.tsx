import { Subheading, Heading as Title } from '@storybook/addon-docs/blocks';
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

/** When to use the component, and what to use instead. */
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

/** The visible parts, in reading order. */
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

const statusWords: Readonly<Record<Guide['status'], string>> = {
  ready: 'Ready',
  trial: 'On trial: tested, but no screen of the product uses it yet, so it may still change',
  leaving: 'Leaving: take another one for what is new',
};

/** The component's maturity, its first version, and its names elsewhere. */
export const StatusLine = ({ guide: { status, since, alsoCalled } }: { guide: Guide }) => (
  <p className="docs-meta">{`${statusWords[status]} · since ${since} · also called ${alsoCalled.join(', ')}`}</p>
);

/** Rules for the component's words. */
export const ContentRules = ({ guide: { content } }: { guide: Guide }) => (
  <Part title="Content">
    <ul>
      {content.map((rule) => (
        <li key={rule}>
          <Words text={rule} />
        </li>
      ))}
    </ul>
  </Part>
);

const Keyboard = ({ guide: { keyboard, pattern } }: { guide: Guide }) => (
  <>
    <Subheading>Keyboard</Subheading>
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
  </>
);

/** The automatic tests of the component, counted. */
export type Tried = { readonly stories: number; readonly tests: number; readonly hasMatrix: boolean };

const triedWords = ({ stories, tests, hasMatrix }: Tried): string =>
  [
    `By machine, in Chromium: axe (WCAG 2.2 A and AA, and best practices) in ${stories} ${stories === 1 ? 'story' : 'stories'}`,
    tests > 0 && `${tests} ${tests === 1 ? 'behaviour' : 'behaviours'} by keyboard and pointer, named at their stories`,
    hasMatrix && 'axe on all its variants in the default brand, hostile yellow and hostile night',
    'each of its states for what makes it one',
  ]
    .filter(Boolean)
    .join('; ');

/** Names, announcements, keys, and the assistive technology that they were tested with. */
export const Accessibility = ({ guide, tried }: { guide: Guide; tried: Tried }) => (
  <Part title="Accessibility">
    <Subheading>Role and name</Subheading>
    <p>
      <Words text={guide.accessibility.name} />
    </p>
    <Subheading>What is announced</Subheading>
    <p>
      <Words text={guide.accessibility.told} />
    </p>
    <Keyboard guide={guide} />
    <Subheading>Tried</Subheading>
    <p>{`${triedWords(tried)}. Not tried by hand with a screen reader, nor in other browsers.`}</p>
  </Part>
);
