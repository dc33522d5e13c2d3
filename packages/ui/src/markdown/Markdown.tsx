import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { Table } from '../components/Table/Table.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { content } from './Markdown.css.ts';

export type MarkdownProps = {
  /** CommonMark with tables. HTML in it is shown as text; pictures are named, never fetched. */
  children: string;
  /** Level that a first-level heading of the text has on the page. */
  headingLevel?: 2 | 3 | 4;
  /** Names a table of the text. */
  tableLabel: string;
};

/**
 * A text with headings, lists, links, code and tables, as assistants and release notes write it. None of the text becomes markup: each
 * element is made here, and only web, mail and telephone links are links. Text by people is for RichTextArea.
 */
export const Markdown = ({ children, headingLevel = 3, tableLabel }: MarkdownProps) => {
  const tokens = useMemo(() => lexer(children), [children]);
  return <div className={content}>{draw(tokens, { headingLevel, tableLabel })}</div>;
};

type Frame = { headingLevel: number; tableLabel: string };

const draw = (tokens: readonly Token[] | undefined, frame: Frame): ReactNode =>
  tokens?.map((token, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own
    <Fragment key={place}>{drawToken(token as Tokens.Generic, frame)}</Fragment>
  ));

const drawToken = (token: Tokens.Generic, frame: Frame): ReactNode => {
  const inner = () => draw(token.tokens, frame);
  switch (token.type) {
    case 'heading':
      return createElement(`h${Math.min(6, frame.headingLevel - 1 + token.depth)}`, {}, inner());
    case 'paragraph':
      return <p>{inner()}</p>;
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>;
    case 'list':
      return drawList(token as Tokens.List, frame);
    case 'table':
      return drawTable(token as Tokens.Table, frame);
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'br':
      return <br />;
    case 'space':
      return null;
    default:
      return drawInline(token, inner);
  }
};

const drawInline = (token: Tokens.Generic, inner: () => ReactNode): ReactNode => {
  switch (token.type) {
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'em':
      return <em>{inner()}</em>;
    case 'del':
      return <del>{inner()}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'link':
      return isSafe(token.href) ? <TextLink href={token.href}>{inner()}</TextLink> : inner();
    case 'image':
      return token.text;
    case 'text':
      return token.tokens ? inner() : token.text;
    default:
      return token.raw;
  }
};

const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href.trim());

const drawList = ({ ordered, start, items }: Tokens.List, frame: Frame) => {
  const lines = items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list of a text has no other order than its own
    <li key={place}>{draw(item.tokens, frame)}</li>
  ));
  return ordered ? <ol start={typeof start === 'number' ? start : 1}>{lines}</ol> : <ul>{lines}</ul>;
};

const drawTable = ({ header, rows }: Tokens.Table, frame: Frame) => (
  <Table caption={frame.tableLabel} captionHidden density="compact">
    <thead>
      <tr>
        {header.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
          <th key={column} scope="col" data-align={cell.align === 'right' ? 'end' : undefined}>
            {draw(cell.tokens, frame)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
        <tr key={line}>
          {row.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
            <td key={column} data-align={cell.align === 'right' ? 'end' : undefined}>
              {draw(cell.tokens, frame)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
