/** Every line box of text in an element. */
const textBoxes = (element: HTMLElement): DOMRect[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: DOMRect[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    boxes.push(...range.getClientRects());
  }
  return boxes;
};

/**
 * The distance, in pixels along a gradient of this angle over the whole element, from the end of its text to the gradient's end, and the
 * same for the end of the text's range in the style sheet.
 */
export const gradientReach = (element: HTMLElement): { textEndsBefore: number; stretchEndsBefore: number } => {
  const { backgroundImage } = getComputedStyle(element);
  const [, degrees, end] = /linear-gradient\((\d+)deg[^,]*,.*\) calc\(100% - ([\d.]+)px\)/.exec(backgroundImage) ?? [];
  if (!degrees || !end) throw new Error(`No stretch of text in ${backgroundImage}`);
  const angle = (Number(degrees) * Math.PI) / 180;
  const across = Math.sin(angle);
  const down = -Math.cos(angle);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const along = (x: number, y: number) => x * across + y * down;
  const corners = (box: { left: number; top: number; right: number; bottom: number }) => [
    along(box.left, box.top),
    along(box.right, box.top),
    along(box.left, box.bottom),
    along(box.right, box.bottom),
  ];
  const whole = Math.max(...corners({ left, top, right, bottom }));
  const reached = Math.max(...textBoxes(element).flatMap(corners));
  return { textEndsBefore: whole - reached, stretchEndsBefore: Number(end) };
};
