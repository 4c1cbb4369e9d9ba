const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['euro', '€'],
  ['deg', '°'],
  ['middot', '·'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['aelig', 'æ'],
  ['AElig', 'Æ'],
  ['szlig', 'ß'],
])
/** Diacritics, by the end of the entity's name: "eacute". */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
  tilde: '\u0303',
}
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/g
const MARKED = /^([A-Za-z])(acute|grave|circ|uml|cedil|tilde)$/
/** Tags of running text, with attributes or none. Anything else between angle brackets was written by a person. */
const TAG =
  /<(\/?)(p|br|span|b|i|u|em|strong|div|li|ul|ol|small|sup|sub|a|font|q|blockquote|h[1-6])(?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/gi
/** Tags that HTML need not close. */
const OPEN: ReadonlySet<string> = new Set(['br', 'p', 'li'])
const BREAK = /<(?:br\s*\/?|\/p|\/div|\/li)>(?=.)/gi

/**
 * A text without HTML entities and light HTML tags, for comparison and for a person to read. A text with neither is
 * returned as it is.
 */
export function plainText(text: string): string {
  if (!text.includes('&') && !text.includes('<')) return text
  const bare = withoutTags(text)
  return bare.includes('&') ? bare.replace(ENTITY, decoded) : bare
}

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) {
    const marked = MARKED.exec(name)
    return NAMED.get(name) ?? (marked ? `${marked[1]}${MARKS[marked[2] ?? '']}`.normalize('NFC') : entity)
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  const isSound = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isSound ? String.fromCodePoint(code) : entity
}

function withoutTags(text: string): string {
  if (!areClosed(text)) return text
  const bare = text.replace(BREAK, '\n').replace(TAG, '')
  return bare === text ? text : bare.trim()
}

/** Whether each tag of a text is closed: who writes about a tag mostly does not close it. */
function areClosed(text: string): boolean {
  const open = new Map<string, number>()
  for (const [, slash, name = ''] of text.matchAll(TAG)) {
    const tag = name.toLowerCase()
    if (!OPEN.has(tag)) open.set(tag, (open.get(tag) ?? 0) + (slash ? -1 : 1))
  }
  return [...open.values()].every((count) => count === 0)
}
