import { spanish } from './words/words.ts';

/** Says that the page could not be loaded, with nothing but what `main.tsx` has brought along. */
export function showBootFailure(root: HTMLElement): void {
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'alert');
  sentence.textContent = spanish.boot.failed;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = spanish.boot.retry;
  retry.addEventListener('click', () => location.reload());
  const box = document.createElement('div');
  box.className = 'boot-failure';
  box.append(sentence, retry);
  root.replaceChildren(box);
}
