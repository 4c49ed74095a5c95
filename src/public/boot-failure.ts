import spanish from '../../i18n/visitor/es.json';

/** Reports that the page could not load, using only code that `main.tsx` has loaded. */
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
