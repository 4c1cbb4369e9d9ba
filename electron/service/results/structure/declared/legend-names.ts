import { wordsOfKey } from '../../../json/words-of-key.ts'

const CODE_WORDS: ReadonlySet<string> = new Set([
  'code',
  'recode',
  'codage',
  'codigo',
  'codice',
  'valu',
  'key',
  'k',
  'cle',
])
const LABEL_WORDS: ReadonlySet<string> = new Set([
  ...[
    'label',
    'labels',
    'libelle',
    'libelles',
    'etiquette',
    'etiquettes',
    'modalite',
    'modalites',
    'valuelabels',
  ],
  ...[
    'codes',
    'codebook',
    'nomenclature',
    'legend',
    'legende',
    'levels',
    'niveaux',
    'etiquetas',
    'etichette',
  ],
])

/** Whether the last word of a field's name says that it holds a code. */
export function saysCode(name: string): boolean {
  return CODE_WORDS.has(wordsOfKey(name).at(-1) ?? '')
}

/** Whether the name of a map says that it has the labels of codes. */
export function saysLabels(name: string): boolean {
  return wordsOfKey(name).some((word) => LABEL_WORDS.has(word))
}

/** Names of lists that have labels, and nothing that could count who chose them. */
const LABEL_LISTS: ReadonlySet<string> = new Set(['labels', 'valuelabels', 'codes', 'codebook', 'etiquettes'])
const VALUE_NAMES: ReadonlySet<string> = new Set(['value', 'val', 'valeur'])

/** Whether a field is called a value, which may be a code, a number of people or anything else. */
export function saysValue(name: string): boolean {
  return VALUE_NAMES.has(wordsOfKey(name).join(' '))
}

/**
 * Whether a field of the entries of a list, at that path, has their codes: "code", or the "value" of "value_labels".
 */
export function saysCodeIn(path: string, name: string): boolean {
  const list = path.split('/').findLast((step) => step !== '*' && step !== '{}') ?? ''
  return saysCode(name) || (saysValue(name) && LABEL_LISTS.has(wordsOfKey(list).at(-1) ?? ''))
}
