import type { TFunction } from 'i18next'

const UNPARSED = 'unread_'

/** The kind of a payload in words, and whether it could be parsed. A kind without a text is shown by its own name. */
export function kindWord(kind: string, t: TFunction<'results'>): string {
  if (kind.startsWith(UNPARSED))
    return t('companion.unparsedKind', { kind: kindWord(kind.slice(UNPARSED.length), t) })
  switch (kind) {
    case 'results':
    case 'status':
    case 'creation':
    case 'launch':
    case 'list':
    case 'session':
    case 'transcript':
      return t(`companion.kinds.${kind}`)
    default:
      return kind
  }
}
