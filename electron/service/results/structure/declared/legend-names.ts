import { wordsOfKey } from '../../../json/words-of-key.ts'

const CODE_WORDS: ReadonlySet<string> = new Set(['code', 'recode', 'codage', 'codigo', 'codice', 'valu'])
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
