import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import styles from './PageBody.module.css';
import { useDocumentTitle, useTitleSlot } from './Page.tsx';

/** The element that react-admin's <Title> looks for and draws into, and the heading that holds it once it says something. */
function createHeading(): { heading: HTMLElement; text: HTMLElement } {
  const heading = document.createElement('h1');
  heading.className = styles['viewHeading'] ?? '';
  const text = document.createElement('span');
  text.id = 'react-admin-title';
  return { heading, text };
}

/**
 * The h1 of a page that is made of react-admin's own <List>, <Edit>, <Show> or <Title>: in the header of a phone, else
 * above the page. Its text names the browser's tab. A page of the kit has its own heading, and this one is absent.
 */
export function ViewTitle() {
  const [{ heading, text }] = useState(createHeading);
  const place = useRef<HTMLDivElement>(null);
  const slot = useTitleSlot();
  const tab = useDocumentTitle();
  const name = useTranslate()('app.name');
  useLayoutEffect(() => {
    const show = (): void => {
      const said = text.textContent ?? '';
      if (said === '') {
        // An empty one would hide the store's name in the header.
        heading.remove();
        place.current?.append(text);
        return;
      }
      if (text.parentNode !== heading) heading.append(text);
      const home = slot ?? place.current;
      if (heading.parentNode !== home) home?.append(heading);
      tab.namePage(`${said} · ${name}`);
    };
    const observer = new MutationObserver(show);
    observer.observe(text, { childList: true, subtree: true, characterData: true });
    show();
    return () => observer.disconnect();
  }, [heading, text, slot, tab, name]);
  return <div ref={place} className={styles['viewTitle']} />;
}
