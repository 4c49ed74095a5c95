import css from '../parts/SubmitButton.module.css';

/** Leads to the store or to the login; the page load decides. */
export function HomeLink({ children }: { children: string }) {
  return (
    <a href="/" className={css.button}>
      {children}
    </a>
  );
}
