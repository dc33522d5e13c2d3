const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
  '<': '&lt;',
  '>': '&gt;',
};
const escaped = (text: string) => text.replace(/[&"'<>]/g, (sign) => escapes[sign] ?? '');

type Part = string | number | boolean | { readonly _attr?: object };

const elementOf = (name: string, parts: readonly Part[]): string => {
  let attributes = '';
  let content = '';
  for (const part of parts) {
    if (typeof part !== 'object') content += escaped(String(part));
    else if (!part._attr) content += xmlOf(part);
    else for (const [key, value] of Object.entries(part._attr)) attributes += ` ${key}="${escaped(String(value))}"`;
  }
  return content ? `<${name}${attributes}>${content}</${name}>` : `<${name}${attributes}/>`;
};

/** XML of an element in the form that the library prepares: `{ name: { _attr } }` or `{ name: [{ _attr }, text or element, …] }`. */
export const xmlOf = (prepared: object): string =>
  Object.entries(prepared)
    .map(([name, value]: [string, Part | Part[]]) => elementOf(name, Array.isArray(value) ? value : [value]))
    .join('');
