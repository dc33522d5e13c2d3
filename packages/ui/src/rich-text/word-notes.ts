/** Word writes footnotes and endnotes below the text and links to them; here each reference holds its note's words. */
export const makeNotes = (page: Document) => {
  for (const reference of page.querySelectorAll('a[style*="mso-footnote-id:" i], a[style*="mso-endnote-id:" i]')) {
    const id = /mso-(?:foot|end)note-id:\s*([\w-]+)/i.exec(reference.getAttribute('style') ?? '')?.[1];
    const note = id && page.getElementById(id);
    // A note holds a link of the same kind that leads back.
    if (!note || note.contains(reference)) continue;
    const words = note.cloneNode(true) as Element;
    for (const back of words.querySelectorAll('a[style*="note-id:" i]')) back.remove();
    const text = (words.textContent ?? '').replace(/\s+/g, ' ').trim();
    const made = page.createElement('sup');
    made.dataset.footnote = text;
    if (text === '') reference.remove();
    else reference.replaceWith(made);
  }
  for (const list of page.querySelectorAll(
    '[style*="mso-element:footnote-list" i], [style*="mso-element:endnote-list" i]',
  ))
    list.remove();
};
