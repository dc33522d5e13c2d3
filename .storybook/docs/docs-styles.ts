/** Quiet styles of the documentation pages: they use the frame's text colour, and no brand. */
export const docsStyles = `
.docs-page{--line:color-mix(in srgb,currentColor 18%,transparent);--soft:color-mix(in srgb,currentColor 5%,transparent);line-height:1.55}
.docs-page a:not(.sb-story a,.docs-sight a){color:inherit;text-underline-offset:.2em}
.docs-page a:focus-visible,.docs-page summary:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.docs-page code,.docs-page kbd{font:.875em ui-monospace,Menlo,Consolas,monospace;background:var(--soft);border:1px solid var(--line);border-radius:4px;padding:.05em .35em;white-space:nowrap}
.docs-page h2{margin-block-start:2.5rem}
.docs-page p{margin-block:.75rem;max-width:72ch}
.docs-lead{font-size:1.0625rem}
.docs-choice{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:1rem;margin-block:1.5rem}
.docs-choice>div{border:1px solid var(--line);border-radius:8px;padding:1rem 1.25rem}
.docs-choice p,.docs-choice dl{margin:.5rem 0 0}
.docs-choice dl>div{margin-block-start:.5rem}
.docs-choice dd{margin:0;opacity:.8}
.docs-choice dd::before{content:'→ '}
.docs-anatomy{padding-inline-start:1.25rem;max-width:72ch}
.docs-anatomy li{margin-block:.35rem}
.docs-table{border-collapse:collapse;width:100%;font-size:.9375rem}
.docs-table th,.docs-table td{text-align:start;vertical-align:top;padding:.45rem .75rem .45rem 0;border-block-end:1px solid var(--line)}
.docs-what{display:block;margin-block-end:.2rem}
.docs-page .docs-type{white-space:normal;overflow-wrap:anywhere}
.docs-swatches{display:inline-flex;flex-wrap:wrap;gap:4px}
.docs-swatches>span{width:1.5rem;height:1.5rem;border:1px solid var(--line);border-radius:6px}
.docs-tokens{display:flex;flex-wrap:wrap;gap:.4rem .9rem}
.docs-proved{margin-block:.25rem 1.5rem;font-size:.9375rem;opacity:.85}
.docs-proved ul{margin:.25rem 0 0;padding-inline-start:1.25rem}
.docs-pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(18rem,100%),1fr));gap:1rem;margin-block:1rem}
.docs-do,.docs-dont{margin:0;border:1px solid var(--line);border-block-start:4px solid #1b7f4b;border-radius:8px;overflow:hidden;display:grid;grid-template-rows:1fr auto}
.docs-dont{border-block-start-color:#c62828}
.docs-sight{padding:1.25rem;background:var(--esg-color-surface-page);color:var(--esg-color-text-default);overflow:auto;max-height:22rem;transform:translateZ(0)}
.docs-sight iframe{width:100%;height:18rem;border:0}
:is(.docs-do,.docs-dont)>figcaption{padding:.75rem 1.25rem;border-block-start:1px solid var(--line)}
.docs-search{width:100%;max-width:28rem;font:inherit;color:inherit;background:transparent;border:1px solid color-mix(in srgb,currentColor 55%,transparent);border-radius:6px;padding:.5rem .75rem}
.docs-list{list-style:none;margin:1rem 0;padding:0}
.docs-list>li{padding-block:.6rem;border-block-end:1px solid var(--line)}
.docs-list p{margin:.15rem 0 0}
.docs-meta{opacity:.75;font-size:.875rem}
`;
