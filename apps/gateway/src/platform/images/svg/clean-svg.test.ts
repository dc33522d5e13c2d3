import { drawingLimits, limits } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { cleanSvg, looksLikeSvg } from './clean-svg.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const clean = (text: string) => new TextDecoder().decode(cleanSvg(bytesOf(text)).write());

/** Content that must never be in a drawing that we serve, whatever it was made from. */
const forbidden =
  /script|javascript|on[a-z]+=|foreignobject|<!|<\?|https?:\/\/(?!www\.w3\.org\/2000\/svg")|data:|@import|expression|&[a-z]+;(?<!&(?:amp|lt|gt|quot);)|xlink|<image|<animate|<set|<filter|iframe|\\/i;

const hostile: Record<string, string> = {
  'a script': svg('<script>alert(1)</script><path d="M0 0h9"/>'),
  'a script in another case': svg('<SCRIPT>alert(1)</SCRIPT>'),
  'a script of another vocabulary': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  'a script under a prefix of SVG': svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
  'a script in CDATA': svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>'),
  'handlers on anything': svg(
    '<g onclick="alert(1)" onload="x()" ONBEGIN="y()"><path d="M0 0" onmouseover="z()"/></g>',
  ),
  'a handler on the root': svg('', 'viewBox="0 0 1 1" onload="alert(1)"'),
  'foreign content': svg(
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>',
  ),
  'another vocabulary halfway': svg('<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></g>'),
  'a picture from elsewhere': svg('<image href="https://evil.example/a.png"/><image xlink:href="file:///etc/passwd"/>'),
  'a picture inside': svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
  'a part of another file': svg('<use href="https://evil.example/a.svg#b"/><use xlink:href="data:image/svg+xml,x#y"/>'),
  'a link': svg('<a xlink:href="javascript:alert(1)" href="javascript:alert(1)"><path d="M0 0"/></a>'),
  'a link in letters by number': svg('<a href="&#106;avascript:alert(1)"><path d="M0 0"/></a>'),
  'an address in a colour': svg('<rect fill="url(https://evil.example/#a)" stroke="url(//evil.example)"/>'),
  'an address in a style': svg('<rect style="fill:url(https://evil.example);background:url(javascript:alert(1))"/>'),
  'an address hidden by escapes': svg('<rect style="fill:u\\72l(https://evil.example)"/>'),
  'an address hidden by comments': svg('<rect style="fill:ur/**/l(https://evil.example)"/>'),
  imports: svg('<style>@import "https://evil.example/a.css"; .a{fill:red}</style>'),
  'imports by escape': svg('<style>@\\69mport url(https://evil.example/a.css);</style>'),
  'fonts from elsewhere': svg(
    '<style>@font-face{font-family:x;src:url(https://evil.example/x)}.a{font-family:x}</style>',
  ),
  'other functions': svg('<rect fill="image-set(x)" style="fill:var(--a);width:expression(alert(1))"/>'),
  'animation of a link': svg(
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a><set attributeName="onload" to="x"/>',
  ),
  'a filter': svg('<filter id="f"><feImage href="https://evil.example/a.png"/></filter><rect filter="url(#f)"/>'),
  'a style sheet of the document': `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`,
  'comments that end early': svg('<!-- --><script>alert(1)</script><!-- -->'),
  'text that looks like a tag': svg('<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>').replace('alert', 'x'),
  'a base address': svg('<g xml:base="https://evil.example/"><use href="#a"/></g>'),
};

describe('a cleaned SVG', () => {
  it.each(Object.entries(hostile))('keeps nothing of %s', (_, text) => {
    const kept = clean(text).replaceAll('&lt;script&gt;', '').replaceAll('&lt;/script&gt;', '');
    expect(kept).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/);
    expect(kept).not.toMatch(forbidden);
  });

  it('is the same when it is cleaned again', () => {
    for (const text of Object.values(hostile)) expect(clean(clean(text))).toBe(clean(text));
  });

  it('keeps what drawing programs write', () => {
    const drawing = svg(`
      <defs><style>.cls-1,.cls-2{fill:#1f7a4d;stroke:url(#g)}.cls-3{clip-path:url(#c)}</style>
      <linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff" style="stop-opacity:.5"/></linearGradient>
      <linearGradient id="h" xlink:href="#g"/><rect id="r" width="9" height="9"/>
      <clipPath id="c"><use xlink:href="#r" overflow="visible"/></clipPath></defs>
      <g class="cls-1" transform="matrix(1 0 0 1 -3.5 2)"><path d="M1.5-2.2L3e-2 4zM0,0"/></g>
      <a><text x="1" font-family="'Noto Sans', sans-serif">環境 &amp; Co</text></a>`);
    const kept = clean(drawing);
    for (const part of [
      '.cls-1,.cls-2{fill:#1f7a4d;stroke:url(#g)}.cls-3{clip-path:url(#c)}',
      '<linearGradient id="h" href="#g"/>',
      '<use href="#r" overflow="visible"/>',
      'transform="matrix(1 0 0 1 -3.5 2)"',
      '<path d="M1.5-2.2L3e-2 4zM0,0"/>',
      'style="stop-opacity:.5"',
      '環境 &amp; Co',
    ])
      expect(kept).toContain(part);
  });

  it('understands the namespace prefix that some programs give to SVG', () => {
    const text =
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="10" height="10"><svg:path d="M0 0h9"/></svg:svg>';
    expect(clean(text)).toContain('<path d="M0 0h9"/>');
  });

  it('knows its size in pixels, from lengths or from its view box', () => {
    const size = (attributes: string) => {
      const { width, height } = cleanSvg(bytesOf(svg('', attributes)));
      return [Math.round(width), Math.round(height)];
    };
    expect(size('width="20mm" height="10mm"')).toEqual([76, 38]);
    expect(size('viewBox="0 0 200 50" width="100%"')).toEqual([200, 50]);
    expect(size('viewBox="0 0 200 50" height="100"')).toEqual([400, 100]);
    expect(size('viewBox="0 0 32000 16000"')).toEqual([limits.logoPixelsMax, limits.logoPixelsMax / 2]);
  });
});

describe('an SVG that is refused', () => {
  const nested = (depth: number) => svg('<g>'.repeat(depth) + '</g>'.repeat(depth));
  const laughs = svg(
    Array.from({ length: 12 }, (_, level) => `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(8)}</g>`).join(
      '',
    ),
  );
  const classLaughs = svg(
    `<style>${Array.from({ length: 12 }, (_, level) => `.m${level}{mask:url(#m${level - 1})}`).join('')}</style>${Array.from(
      { length: 12 },
      (_, level) => `<mask id="m${level}">${`<path class="m${level}" d="M0 0"/>`.repeat(8)}</mask>`,
    ).join('')}`,
  );
  it.each([
    ['is not well-formed', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['is a web page', svg('<p>a<br>b')],
    ['defines entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`],
    ['reads a file by an entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`],
    ['has no size', svg('', '')],
    ['is a line', svg('', 'viewBox="0 0 1000 1"')],
    ['is nested too deep', nested(drawingLimits.depthMax + 2)],
    ['is nested so deep that it would break a reader', nested(50_000)],
    ['has too many elements', svg('<g/>'.repeat(drawingLimits.nodesMax + 1))],
    ['copies copies of copies', laughs],
    ['does so by masks of classes', classLaughs],
    ['holds itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ])('%s', (_, text) => {
    expect(() => cleanSvg(bytesOf(text))).toThrow();
  });

  it('takes little time, whatever it contains', () => {
    const length = drawingLimits.bytesMax - 1000;
    const fill = (part: string) => part.repeat(Math.floor(length / part.length));
    const slow = [
      svg(`<style>${fill('@')}</style>`),
      svg(`<style>${fill('/*/')}</style>`),
      svg(`<style>${fill('.a{')}</style>`),
      svg(`<style>${fill('.a{fill:url(#a)}')}</style><g class="a"/>`),
      svg(`<path d="${fill('a')}"/>`),
      svg(`<path d="${fill('a(')}"/>`),
      svg(`<rect style="fill:url(${fill(' ')}"/>`),
      svg('', `width="${fill('1')}x" height="1"`),
      fill('<!---->'),
      fill('<!--'),
      svg(fill('<g a=""/>')),
    ];
    const start = performance.now();
    for (const text of slow) {
      looksLikeSvg(bytesOf(text));
      try {
        cleanSvg(bytesOf(text));
      } catch {
        // Refused or cleaned: this test is about the time.
      }
    }
    expect(performance.now() - start).toBeLessThan(4000);
  });
});

describe('the format of an SVG', () => {
  it('is recognised behind what programs write first, and nowhere else', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(looksLikeSvg(bytesOf(`\uFEFF<?xml version="1.0"?>\n<!-- made by -->\n${doctype}\n${svg('')}`))).toBe(true);
    expect(clean(`<?xml version="1.0"?>${doctype}${svg('<path d="M0 0"/>')}`)).toContain('<path');
    expect(looksLikeSvg(bytesOf('<html><svg></svg></html>'))).toBe(false);
    expect(looksLikeSvg(bytesOf('plain text <svg>'))).toBe(false);
    expect(looksLikeSvg(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
  });
});
