/** Prints a text alone, without the page around it. */
export const printText = (title: string, text: string): void => {
  const frame = document.createElement('iframe');
  // Out of sight, but rendered: a hidden frame prints an empty page.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.title = title;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  page.title = title;
  const words = page.createElement('pre');
  words.textContent = text;
  page.body.append(words);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
};
