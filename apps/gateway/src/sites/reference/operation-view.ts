import { escapeHtml } from '../escape.ts';
import { type ApiDocument, limitsOf, type Operation, type Schema, typeOf } from './document.ts';
import type { Words } from './shape.ts';

/** Text of the document, which is English on every page. */
const english = (text: string) => `<span lang="en">${escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</span>`;
export const codeBlock = (label: string, text: string) =>
  `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`;

/** A table that scrolls by itself where the page is narrow. */
export const tableOf = (label: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table></div>`;

const named = (name: string, required: boolean, words: Words) =>
  `<code>${escapeHtml(name)}</code>${required ? ` <small>${escapeHtml(words.required)}</small>` : ''}`;

const parameters = ({ operationId, parameters: all = [] }: Operation, words: Words) => {
  if (all.length === 0) return '';
  const { name, place, type, limits, about } = words.columns;
  const places = ['path', 'query', 'header'];
  const sorted = all.toSorted((one, other) => places.indexOf(one.in) - places.indexOf(other.in));
  const rows = sorted.map((parameter) => [
    named(parameter.name, parameter.required ?? false, words),
    escapeHtml(parameter.in),
    typeOf(parameter.schema),
    limitsOf(parameter.schema),
    parameter.description ? english(parameter.description) : '',
  ]);
  const label = `${words.parameters}: ${operationId}`;
  return `<h4>${escapeHtml(words.parameters)}</h4>${tableOf(label, [name, place, type, limits, about], rows)}`;
};

const contentOf = (content: Record<string, { schema: Schema }> | undefined) =>
  Object.entries(content ?? {})
    .map(([media, { schema }]) => (media === 'application/json' ? typeOf(schema) : escapeHtml(media)))
    .join(', ');

const answers = ({ operationId, responses }: Operation, words: Words) => {
  const { status, type, about } = words.columns;
  // 440 is for people's tokens; keys never get it.
  const rows = Object.entries(responses).flatMap(([code, { description, content }]) =>
    code === '440' ? [] : [[`<code>${code}</code>`, contentOf(content), english(description)]],
  );
  const label = `${words.answers}: ${operationId}`;
  return `<h4>${escapeHtml(words.answers)}</h4>${tableOf(label, [status, type, about], rows)}`;
};

const curlOf = ({ method, path, requestBody, parameters: all = [] }: Operation, origin: string) => {
  const query = all.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = query.map(({ name }) => `${name}=…`).join('&');
  const address = `${origin}${path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}`;
  const lines = [
    `curl${method === 'GET' ? '' : ` --request ${method}`} '${address}${search && `?${search}`}'`,
    `--header "Authorization: Bearer $API_KEY"`,
    ...(requestBody?.content['application/json']
      ? [`--header 'Content-Type: application/json'`, '--data @body.json']
      : []),
  ];
  return lines.join(' \\\n  ');
};

/** One operation with everything that a program needs to call it. */
export const operationView = (operation: Operation, words: Words, origin: string) => {
  const { operationId, method, path, summary, requestBody } = operation;
  const scopes = operation['x-scopes'] ?? [];
  const body = requestBody ? `<h4>${escapeHtml(words.body)}</h4><p>${contentOf(requestBody.content)}</p>` : '';
  return `<article id="${escapeHtml(operationId)}" aria-labelledby="${escapeHtml(operationId)}-title">
<h3 id="${escapeHtml(operationId)}-title">${english(summary)}</h3>
<p><code class="method">${method}</code> <code>${escapeHtml(path)}</code></p>
<p>${escapeHtml(words.needs)}: ${scopes.map((scope) => `<code>${escapeHtml(scope)}</code>`).join(' ')}</p>
${parameters(operation, words)}
${body}
${answers(operation, words)}
<h4>${escapeHtml(words.example)}</h4>
${codeBlock(`${words.example}: ${operationId}`, curlOf(operation, origin))}
</article>`;
};

/** One schema: its properties, or what else it is. */
export const schemaView = (name: string, { components }: ApiDocument, words: Words) => {
  const schema = components.schemas[name] ?? {};
  const { properties, required = [] } = schema;
  const { columns } = words;
  const rows = Object.entries(properties ?? {}).map(([property, inner]) => [
    named(property, required.includes(property), words),
    inlineType(inner),
    limitsOf(inner),
  ]);
  const view = properties
    ? tableOf(name, [columns.name, columns.type, columns.limits], rows)
    : `<p>${inlineType(schema)}</p>`;
  return `<section id="schema-${escapeHtml(name)}">
<h3><span lang="en">${escapeHtml(name)}</span></h3>
${view}
</section>`;
};

/** Like `typeOf`, with the properties of objects that have no name of their own. */
const inlineType = (schema: Schema): string => {
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts) return parts.map(inlineType).join(' | ');
  if (schema.type === 'array' && schema.items?.properties) return `${inlineType(schema.items)}[]`;
  if (!schema.properties) return typeOf(schema);
  const inner = Object.entries(schema.properties).map(
    ([name, property]) => `<code>${escapeHtml(name)}</code>: ${inlineType(property)}`,
  );
  return `{ ${inner.join(', ')} }`;
};
