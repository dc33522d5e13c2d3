/** Layout of the reference; its colours are those of the tenant's style sheet. */
export const referenceStyle = `*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;font:16px/1.6 system-ui,sans-serif;background:var(--esg-color-surface-page);color:var(--esg-color-text-default);overflow-wrap:anywhere}
:lang(zh-Hant-HK){line-height:1.75}
a{color:var(--esg-color-link-default);text-underline-offset:3px}
a:hover{color:var(--esg-color-link-hover)}
:focus-visible{outline:3px solid var(--esg-color-focus-ring);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:16px;top:-100px;padding:8px 16px;background:var(--esg-color-surface-default)}
.skip:focus{top:8px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding:16px 24px;background:var(--esg-color-surface-default);border-bottom:1px solid var(--esg-color-border-default)}
header img{display:block;max-width:200px;max-height:48px}
header .plate{background:var(--esg-color-logo-plate);border-radius:8px;padding:4px}
header ul{display:flex;flex-wrap:wrap;gap:8px 24px;list-style:none;margin:0;padding:0}
header li a,nav a{display:inline-block;min-height:24px;padding:2px 0}
.layout{display:grid;gap:24px;padding:24px;max-width:1280px;margin:0 auto}
nav ul{list-style:none;margin:0 0 16px;padding:0}
nav strong{display:block}
main{min-width:0}
h1{font-size:32px;line-height:1.25;margin:0}
h2{font-size:24px;line-height:1.3;margin:40px 0 8px;padding-top:24px;border-top:1px solid var(--esg-color-border-default)}
h3{font-size:18px;line-height:1.4;margin:32px 0 4px}
h4{font-size:14px;margin:16px 0 4px;color:var(--esg-color-text-muted)}
p{margin:8px 0;max-width:75ch}
code,pre{font-family:ui-monospace,monospace;font-size:14px}
p code,td code,dd code{background:var(--esg-color-surface-sunken);padding:1px 4px;border-radius:4px}
pre{margin:8px 0;padding:16px;overflow-x:auto;line-height:1.5;background:var(--esg-color-surface-sunken);border:1px solid var(--esg-color-border-default);border-radius:8px;overflow-wrap:normal}
.method{display:inline-block;min-width:64px;padding:0 8px;text-align:center;background:var(--esg-color-action-bg);color:var(--esg-color-action-on);border-radius:4px;font-size:14px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:36rem;overflow-wrap:normal;font-size:14px;line-height:1.5}
th,td{text-align:start;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--esg-color-border-default)}
th{font-weight:600}
td:first-child{min-width:140px}
td code,td a{overflow-wrap:anywhere}
@media (max-width:63.99rem){nav{max-height:16rem;overflow-y:auto;padding:8px 16px;background:var(--esg-color-surface-default);border:1px solid var(--esg-color-border-default);border-radius:8px}}
small{color:var(--esg-color-text-muted)}
@media (min-width:64rem){.layout{grid-template-columns:240px minmax(0,1fr)}nav{position:sticky;top:0;align-self:start;max-height:100dvh;overflow-y:auto;padding:16px 4px}}
@media (forced-colors:active){.method{border:1px solid}}
@media print{nav,header ul{display:none}}
`;
