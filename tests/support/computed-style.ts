/** Attributes that the browser's own style sheet asks about. */
const ATTRIBUTES = ['hidden', 'open', 'popover', 'type', 'dir'];

/** Properties that an element takes from its parent, among those that the tests and their libraries ask about. */
const INHERITED = new Set<string | symbol>(['visibility', 'pointerEvents', 'pointer-events']);

const ofJsdom = document.defaultView?.getComputedStyle ?? getComputedStyle;

/** How an element of one kind looks without a page around it: jsdom's answer, asked for once. */
class BareStyle {
  readonly declaration: CSSStyleDeclaration;
  readonly #values = new Map<string | symbol, string | undefined>();

  constructor(element: Element) {
    const bare = document.createElementNS(element.namespaceURI, element.localName);
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null) bare.setAttribute(name, value);
    }
    this.declaration = ofJsdom(bare);
  }

  /** Undefined for what is not a property of CSS, such as a method. */
  read(property: string | symbol): string | undefined {
    if (!this.#values.has(property)) this.#values.set(property, read(this.declaration, property));
    return this.#values.get(property);
  }
}

function read(declaration: CSSStyleDeclaration, property: string | symbol): string | undefined {
  const value: unknown = Reflect.get(declaration, property);
  if (typeof value === 'string') return value;
  return typeof property === 'string' && value === undefined
    ? declaration.getPropertyValue(property)
    : undefined;
}

const bareStyles = new Map<string, BareStyle>();

function bareStyleOf(element: Element): BareStyle {
  const attributes = ATTRIBUTES.map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.namespaceURI, element.localName, ...attributes]);
  const known = bareStyles.get(kind);
  if (known !== undefined) return known;
  const style = new BareStyle(element);
  bareStyles.set(kind, style);
  return style;
}

function valueOf(element: Element, property: string | symbol): string | undefined {
  const inline =
    (element instanceof HTMLElement || element instanceof SVGElement) && element.hasAttribute('style')
      ? read(element.style, property)
      : '';
  const parent = element.parentElement;
  if (parent !== null && (inline === 'inherit' || (inline === '' && INHERITED.has(property))))
    return valueOf(parent, property);
  if (inline !== '') return inline;
  return bareStyleOf(element).read(property);
}

function withoutSheets(element: Element): CSSStyleDeclaration {
  return new Proxy(bareStyleOf(element).declaration, {
    get(target, property) {
      if (property === 'getPropertyValue') return (name: string) => valueOf(element, name) ?? '';
      return valueOf(element, property) ?? Reflect.get(target, property);
    },
  });
}

function answerBy(answer: typeof getComputedStyle): void {
  globalThis.getComputedStyle = answer;
  // Libraries reach the window through their document, and in Vitest that is another object.
  if (document.defaultView !== null) document.defaultView.getComputedStyle = answer;
}

/**
 * Lets `getComputedStyle` read the style attributes and the browser's own style sheet alone: for a page that has no
 * other. The answers are those of jsdom (tests/ui/app/computed-style.test.tsx compares them). jsdom matches two hundred
 * rules for each element after each change of the page, which took three fifths of the time of the tests of screens.
 */
export function ignoreStyleSheets(): void {
  answerBy(withoutSheets);
}

export function obeyStyleSheets(): void {
  answerBy(ofJsdom);
}
