/** Text of a PDF string. */
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

const contentOf = (lines: readonly string[]) =>
  lines
    .map(
      (line, place) =>
        `/P << /MCID ${place} >> BDC BT /F1 14 Tf 60 ${760 - place * 24} Td (${escaped(line)}) Tj ET EMC`,
    )
    .join('\n');

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A small PDF with these lines of plain letters on its pages, complete with its table of objects. `extra` goes into its trailer. */
export const samplePdf = (pages: readonly (readonly string[])[], extra = ''): Uint8Array => {
  const kids = pages.map((_, place) => `${4 + 2 * place} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, place) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * place} 0 R >>`,
      streamOf(contentOf(lines)),
    ]),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R ${extra} >>\nstartxref\n${text.length}\n%%EOF`;
  return new TextEncoder().encode(`${text}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`);
};
