import { describe, expect, it } from 'vitest';
import { decodeHtml, textOfHtml } from './html-text.ts';

describe('the text of an HTML message', () => {
  it('has its blocks, rows and items apart, and nothing that nobody sees', () => {
    const html = `<html><head><title>No</title><style>p { color: red }</style></head><body>
      <!-- hidden --><p>Dear&nbsp;Mei,<br>the readings&hellip;</p>
      <table><tr><td>Site</td><td> MWh </td></tr><tr><td>Tai&#32;Po</td><td>3,950.1</td></tr></table>
      <ul><li>Gas: 88 m&sup3;</li><li>水 &lt; 10</li></ul><script>alert(1)</script></body></html>`;
    const text = textOfHtml(html);
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Dear Mei,',
      'the readings…',
      'Site\tMWh',
      'Tai Po\t3,950.1',
      '• Gas: 88 m³',
      '• 水 < 10',
    ]);
  });

  it('is plain letters, whatever is written as a sign', () => {
    expect(textOfHtml('<p>&lt;script&gt; &amp;amp; &#xD800; &#1114112; &unknown;</p>')).toBe(
      '<script> &amp;   &unknown;',
    );
    expect(textOfHtml('<p>an open <b tag')).toContain('an open');
    expect(textOfHtml(`<script>${'<'.repeat(1000)}`)).toBe('');
  });

  it('of a hostile length takes no longer than others', () => {
    const begun = performance.now();
    textOfHtml('<!--'.repeat(200_000));
    textOfHtml(`${'<script>'.repeat(50_000)}`);
    textOfHtml(`<table>${'<td>'.repeat(200_000)}`);
    textOfHtml('<'.repeat(1_000_000));
    textOfHtml('&#'.repeat(500_000));
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('is read in the encoding that it names', () => {
    const head = '<meta http-equiv="Content-Type" content="text/html; charset=big5">';
    const big5 = Buffer.concat([Buffer.from(head), Buffer.from([0xb9, 0x71])]);
    expect(textOfHtml(decodeHtml(big5))).toBe('電');
    expect(decodeHtml(Buffer.from('電'))).toBe('電');
    expect(decodeHtml(Buffer.from('<meta charset="no-such">電'))).toContain('電');
  });
});
