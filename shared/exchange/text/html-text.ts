/** Entity names of the characters from U+00A0 to U+00FF, in their order (HTML 4, section 24.2.1). */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const NAMED: Record<string, string> = {
  ...Object.fromEntries(LATIN.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)])),
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  rsquo: '’',
  lsquo: '‘',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  euro: '€',
  trade: '™',
  le: '≤',
  ge: '≥',
  ne: '≠',
  minus: '−',
  rarr: '→',
  larr: '←',
}

/** The plain text of simple HTML, as survey programs have it in stems: only line breaks are kept. */
export function htmlText(html: string): string {
  // Without a tag line ends are as a person typed them.
  if (!html.includes('<')) return decodeEntities(html)
  const bare = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
  // Text after the last `>` has no tags. Searching it would take quadratic time on many unclosed `<`.
  const end = bare.lastIndexOf('>') + 1
  const text = bare
    .slice(0, end)
    .replace(/<br\b[^>]*>|<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
  return joinLines(decodeEntities(text + bare.slice(end)))
}

/** Text without empty lines and spaces around line ends; a regular expression would be quadratic on runs of spaces. */
function joinLines(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const last = rest.pop()
  if (last === undefined) return text
  const inner = rest.map((line) => line.trim()).filter((line) => line !== '')
  return [first.trimEnd(), ...inner, last.trimStart()].join('\n')
}

/** Escapes a text as HTML, so that `htmlText` gives it back. */
export function htmlOf(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br />')
}

/** Whether HTML has pictures, sound or film. */
export function hasMedia(html: string): boolean {
  return /<(?:img|video|audio|iframe|object|embed)\b/i.test(html)
}

/** Replaces `&amp;`, `&#233;` and the like; unknown ones stay as written. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return isCharacter(code) ? String.fromCodePoint(code) : ''
  })
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
}
