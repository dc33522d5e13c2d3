import { formatInstant, type Language, languageNames, languages, languageTags } from '@esg/contract';
import { html, raw } from 'hono/html';
import type { CaughtMail, CaughtMailHead } from './mailbox.repository.ts';
import { mailboxWords } from './mailbox-words.ts';

type Html = ReturnType<typeof raw>;

/** The one style of the mailbox's pages; their content security policy names it by its hash. */
export const mailboxStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px; }
header, nav { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; justify-content: space-between; }
nav { justify-content: flex-start; margin: 16px 0; }
h1 { font-size: 24px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 18px; }
a { display: inline-block; min-height: 24px; }
a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; }
caption, th { text-align: left; }
caption { padding: 8px 0; }
th, td, dt, dd { padding: 8px 16px 8px 0; vertical-align: top; overflow-wrap: anywhere; }
tr { border-bottom: 1px solid GrayText; }
td time { white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); margin: 16px 0; }
dt { font-weight: 600; }
dd { margin: 0; }
iframe { border: 1px solid GrayText; height: 900px; width: 100%; box-sizing: border-box; }
pre { border: 1px solid GrayText; margin: 0; padding: 16px; overflow-wrap: anywhere; white-space: pre-wrap; }
@media (max-width: 700px) {
  thead { position: absolute; clip-path: inset(50%); }
  tr, td { display: block; }
  td { padding: 4px 0; }
}
`;

const link = (href: string, label: string, isCurrent: boolean, lang?: string) =>
  html`<a href="${href}" ${isCurrent ? raw('aria-current="true"') : ''} ${lang ? html`lang="${lang}" hreflang="${lang}"` : ''}>${label}</a> `;

const page = (
  language: Language,
  addressIn: (language: Language) => string,
  title: string,
  content: Html | Promise<Html>,
) => {
  const words = mailboxWords[language];
  return html`<!doctype html>
<html lang="${languageTags[language]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>${raw(mailboxStyle)}</style>
  </head>
  <body>
    <header>
      <h1>${title}</h1>
      <nav aria-label="${words.language}">
        ${languages.map((other) => link(addressIn(other), languageNames[other], other === language, languageTags[other]))}
      </nav>
    </header>
    <main>${content}</main>
  </body>
</html>`;
};

const moment = (at: Date, language: Language) =>
  html`<time datetime="${at.toISOString()}">${formatInstant(at.toISOString(), language)}</time>`;

const addressOf = (id: string) => `/dev/mail/${id}`;
const listIn = (language: Language) => `/dev/mail?language=${language}`;

/** Every stored e-mail, newest first. */
export const mailboxPage = (mails: readonly CaughtMailHead[], language: Language) => {
  const words = mailboxWords[language];
  const rows = mails.map(
    ({ id, recipient, senderName, subject, caughtAt }) => html`<tr>
      <td>${moment(caughtAt, language)}</td>
      <td><a href="${addressOf(id)}?language=${language}">${subject}</a></td>
      <td>${recipient}</td>
      <td>${senderName}</td>
    </tr>`,
  );
  const table = html`<table>
    <caption>${words.purpose}</caption>
    <thead><tr>
      <th scope="col">${words.received}</th><th scope="col">${words.subject}</th>
      <th scope="col">${words.to}</th><th scope="col">${words.from}</th>
    </tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
  const empty = html`<p>${words.purpose}</p><h2>${words.empty}</h2><p>${words.emptyHint}</p>`;
  return page(language, listIn, words.title, mails.length > 0 ? table : empty);
};

export const mailParts = ['html', 'text', 'source'] as const;
export const mailModes = ['device', 'light', 'dark'] as const;
/** The shown part of an e-mail, and the mode. */
export type MailView = { part: (typeof mailParts)[number]; mode: (typeof mailModes)[number] };

/** One e-mail: recipient, sender, and the requested part. The HTML part is in a frame where no script can run. */
export const mailPage = (mail: CaughtMail, { part, mode }: MailView, language: Language) => {
  const words = mailboxWords[language];
  const path = addressOf(mail.id);
  const view = (next: Partial<MailView & { language: Language }>) =>
    `${path}?${new URLSearchParams({ part, mode, language, ...next }).toString()}`;
  const modes = html`<nav aria-label="${words.modes}">
    ${mailModes.map((other) => link(view({ mode: other }), words[other], other === mode))}
  </nav>`;
  const frame = html`${modes}<iframe title="${words.frame}" src="${path}/html?mode=${mode}"
    sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`;
  const plain = html`<pre tabindex="0" aria-label="${words[part]}" role="region">${part === 'text' ? mail.text : mail.html}</pre>`;
  return page(
    language,
    (other) => view({ language: other }),
    mail.subject,
    html`<p><a href="${listIn(language)}">${words.back}</a></p>
    <dl>
      <dt>${words.to}</dt><dd>${mail.recipient}</dd>
      <dt>${words.from}</dt><dd>${mail.senderName}</dd>
      <dt>${words.answersTo}</dt><dd>${mail.replyTo ?? '–'}</dd>
      <dt>${words.received}</dt><dd>${moment(mail.caughtAt, language)}</dd>
      ${mail.attachment ? html`<dt>${words.attachment}</dt><dd><a href="${path}/attachment" download>${mail.attachment.name}</a></dd>` : ''}
    </dl>
    <nav aria-label="${words.parts}">${mailParts.map((other) => link(view({ part: other }), words[other], other === part))}</nav>
    ${part === 'html' ? frame : plain}`,
  );
};

/** Shown at the address of an e-mail that is no longer in the mailbox, or never was. */
export const mailGonePage = (language: Language) => {
  const { gone, back } = mailboxWords[language];
  return page(language, listIn, gone, html`<p><a href="${listIn(language)}">${back}</a></p>`);
};
