import css from '../parts/SubmitButton.module.css';

/** To the store, or to the login: a page load decides which. */
export function HomeLink({ children }: { children: string }) {
  return (
    <a href="/" className={css.button}>
      {children}
    </a>
  );
}
