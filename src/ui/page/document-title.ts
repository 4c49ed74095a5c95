let page = '';
let news = 0;

function show(): void {
  document.title = news === 0 ? page : `(${news}) ${page}`;
}

/** Names the page in the browser's tab. */
export function titlePage(title: string): void {
  page = title;
  show();
}

/** Puts the number of what is new before the name of the page: `(2) Pedidos · Tendero`. */
export function titleNews(count: number): void {
  news = count;
  show();
}
