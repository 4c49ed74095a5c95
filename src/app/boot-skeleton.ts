/** Enough blocks to fill the screen of a phone. */
const BLOCKS = 8;

/**
 * Shows the bars of a page and blocks for its content until React draws the page. On a slow network the code takes
 * seconds to arrive. Screen readers skip the skeleton, because the page announces itself.
 */
export function showBootSkeleton(root: HTMLElement): void {
  const blocks = Array.from({ length: BLOCKS }, () => part('block'));
  const page = part('page', part('header'), part('body', ...blocks));
  const skeleton = part('', part('drawer'), page, part('bottom'));
  skeleton.ariaHidden = 'true';
  root.replaceChildren(skeleton);
}

function part(name: string, ...content: HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name === '' ? 'boot-skeleton' : `boot-skeleton-${name}`;
  element.append(...content);
  return element;
}
