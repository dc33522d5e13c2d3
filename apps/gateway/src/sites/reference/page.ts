import { apiScopes, defineWords, type Language, languageTags } from '@esg/contract';
import { picturePath } from '../../modules/brands/index.ts';
import type { Tenant } from '../../modules/tenants/index.ts';
import { brandAddresses } from '../brand-files.ts';
import { escapeHtml } from '../escape.ts';
import { type ApiDocument, publicOperations, schemasOf } from './document.ts';
import { codeBlock, operationView, schemaView, tableOf } from './operation-view.ts';
import type { Words } from './shape.ts';
import { referenceWords } from './words.ts';

/** The other language that the page is offered in. */
const others = defineWords<{ language: Language; name: string }>({
  en: { language: 'zhTw', name: '中文' },
  zhTw: { language: 'en', name: 'English' },
});

/** Text in which `…` marks code. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const logoOf = ({ logo, logoDark, companyName }: Tenant) => {
  const name = escapeHtml(companyName);
  if (!logo) return `<strong>${name}</strong>`;
  const dark = logoDark
    ? `<source media="(prefers-color-scheme: dark)" srcset="${picturePath('logo-dark', logoDark)}" />`
    : '';
  const plate = logoDark ? '' : ' class="plate"';
  return `<picture>${dark}<img${plate} src="${picturePath('logo', logo)}" alt="${name}" /></picture>`;
};

const guide = (words: Words, origin: string) =>
  words.sections
    .map(({ id, title, text, example }) => {
      const scopes =
        id === 'authentication'
          ? `<h3>${escapeHtml(words.scopesTitle)}</h3>${tableOf(
              words.scopesTitle,
              [words.needs, words.columns.about],
              apiScopes.map((scope) => [`<code>${scope}</code>`, escapeHtml(words.scopes[scope])]),
            )}`
          : '';
      const shown = example ? codeBlock(`${words.example}: ${title}`, example(origin)) : '';
      return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>
${text.map((paragraph) => `<p>${prose(paragraph)}</p>`).join('\n')}
${shown}
${scopes}
</section>`;
    })
    .join('\n');

const tagName = (tag: string, { tags }: Words) =>
  tags[tag] ? escapeHtml(tags[tag]) : `<span lang="en">${escapeHtml(tag)}</span>`;

const link = (id: string, label: string, lang = '') =>
  `<li><a href="#${escapeHtml(id)}"${lang && ` lang="${lang}"`}>${escapeHtml(label)}</a></li>`;

const contents = (words: Words, tags: ReturnType<typeof publicOperations>) => {
  const groups = [...tags].map(
    ([tag, operations]) =>
      `<strong>${tagName(tag, words)}</strong><ul>${operations
        .map(({ operationId, summary }) => link(operationId, summary, 'en'))
        .join('')}</ul>`,
  );
  return `<nav aria-label="${escapeHtml(words.contents)}">
<ul>${words.sections.map(({ id, title }) => link(id, title)).join('')}${link('schemas', words.schemas)}</ul>
${groups.join('\n')}
</nav>`;
};

type Place = { tenant: Tenant; language: Language; origin: string };

const head = ({ tenant, language }: Place, words: Words) => `<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeHtml(words.title)} · ${escapeHtml(tenant.companyName)}</title>
<meta name="description" content="${escapeHtml(words.lead)}" />
<link rel="icon" href="${brandAddresses(tenant).icon(32)}" />
<link rel="stylesheet" href="${escapeHtml(brandAddresses(tenant).style)}" />
<link rel="stylesheet" href="/api/reference/style.css" />
<link rel="alternate" hreflang="${languageTags[others[language].language]}" href="?language=${others[language].language}" />
</head>`;

/** The reference as one page without a script, in the tenant's brand and the reader's language. */
export const referencePage = (document: ApiDocument, place: Place) => {
  const { tenant, language, origin } = place;
  const words = referenceWords[language];
  const tags = publicOperations(document);
  const operations = [...tags.values()].flat();
  const { language: other, name: otherName } = others[language];
  const groups = [...tags].map(
    ([tag, ofTag]) =>
      `<h2>${tagName(tag, words)}</h2>${ofTag.map((one) => operationView(one, words, origin)).join('\n')}`,
  );
  return `<!doctype html>
<html lang="${languageTags[language]}">
${head(place, words)}
<body>
<a class="skip" href="#content">${escapeHtml(words.skip)}</a>
<header>
${logoOf(tenant)}
<ul>
<li><a href="/">${escapeHtml(words.home)}</a></li>
<li><a href="/api/openapi.json">${escapeHtml(words.document)}</a></li>
<li><a href="?language=${other}" lang="${languageTags[other]}">${otherName}</a></li>
</ul>
</header>
<div class="layout">
${contents(words, tags)}
<main id="content" tabindex="-1">
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.lead)}</p>
${guide(words, origin)}
${groups.join('\n')}
<h2 id="schemas">${escapeHtml(words.schemas)}</h2>
${schemasOf(operations, document)
  .map((name) => schemaView(name, document, words))
  .join('\n')}
</main>
</div>
</body>
</html>
`;
};
