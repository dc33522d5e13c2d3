import { facts } from '../facts/component-facts.ts';
import { docsAddress, groupOf } from '../tree.ts';

/** Files of the components by the names of all their exports. */
const files = new Map(
  Object.entries(facts)
    .filter(([path]) => groupOf(path))
    .flatMap(([path, { parts }]) => parts.map(({ name }) => [name, path] as const)),
);
const nameOf = (path: string) => path.replace(/^.*\/|[.]tsx$/g, '');

const Name = ({ text, isCode }: { text: string; isCode: boolean }) => {
  const path = files.get(text);
  const shown = isCode ? <code>{text}</code> : text;
  return path ? <a href={docsAddress(path, nameOf(path))}>{shown}</a> : shown;
};

type WordsProps = {
  readonly text: string;
  /** Links every component's name to its page, for texts that consist mostly of names. */
  readonly linksNames?: boolean;
};

/** A docstring's text: text in backticks is code, and links to the page of the component that it names. */
export const Words = ({ text, linksNames = false }: WordsProps) => {
  const parts = text.split(linksNames ? /(`[^`]+`|\b[A-Z]\w+)/ : /(`[^`]+`)/);
  let at = 0;
  // Names are at the odd indexes; a name may occur twice, so its key is its index.
  return parts.map((part, place) => {
    at += part.length;
    return place % 2 === 0 ? part : <Name key={at} text={part.replaceAll('`', '')} isCode={part.startsWith('`')} />;
  });
};
