const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** JSON for a `<script type="application/json">`: nothing in it ends the element or begins a comment. */
export const escapeJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Escapes text for an element or a quoted attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
