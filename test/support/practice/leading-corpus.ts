import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../../electron/practice/text.ts'
import { readLabelledItems } from '../../unit/wording/labelled-items.ts'
import { type FormItem, readItemsByOthers, readItemsIn } from './items-by-others.ts'
import { type Push, readItems } from './opinion-items.ts'

/** A wording from which leading and charged wordings are learned. */
export interface Example {
  readonly texte: string
  readonly options: readonly string[]
  readonly pushes: boolean
  /** The option that the wording pushes towards, or a sign: 1 towards yes. Undefined where nobody told. */
  readonly towards?: string | 1 | -1
  /** Wordings of one family are by one writer, or of one form. */
  readonly family: string
}

const folder = path.resolve(import.meta.dirname, '../../fixtures/practice/leading')
const yesAndNo: Readonly<Record<Language, readonly string[]>> = { en: ['Yes', 'No'], fr: ['Oui', 'Non'] }
/** Parts of each form, which are left out together when it is measured. */
const PARTS = 3

function linesOf(name: string): string[] {
  return readFileSync(path.join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** Ways to tell something beside a question. S and Q begin with a capital, s and q do not; R has no question mark. */
const frames: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'S. Q',
    'Given that s, q',
    'Knowing that s, q',
    'R, when s?',
    'Now that s, q',
    'Considering that s, q',
  ],
  fr: [
    'S. Q',
    "Sachant qu'es, q",
    "Étant donné qu'es, q",
    "R, alors qu'es ?",
    "Maintenant qu'es, q",
    "Attendu qu'es, q",
  ],
}
const proper =
  /^(?:Germany|Britain|Parliament|Sunday|Nobel|Oxford|Lyon|Nantes|Dunkerque|Lille|Canada|Béziers)\b/

function lower(text: string): string {
  return proper.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function framed(frame: string, statement: string, question: string): string {
  const bare = statement.replace(/[.!]$/, '')
  const told = lower(bare)
  const elided = /^[aeiouyhéèêàâîô]/i.test(told) ? `'${told}` : `e ${told}`
  const parts: Readonly<Record<string, string>> = {
    "'es": elided,
    'S.': `${bare}.`,
    s: told,
    Q: question,
    R: question.replace(/ ?\?$/, ''),
    q: lower(question),
  }
  return frame.replace(/'es\b|\bS\.|\bs\b|\bQ$|^R\b|\bq$/g, (part) => parts[part] ?? part)
}

/** Statements for, against and beside a matter, each before a question and before its contrary. */
function premises(language: Language): Example[] {
  const options = yesAndNo[language]
  const [plain = '', ...others] = frames[language]
  let questions: string[] = []
  let block = 0
  let turn = 0
  return linesOf(`premises-${language}`).flatMap((line): Example[] => {
    const said = line.slice(2)
    const family = () => `premises ${block % PARTS}`
    if (line.startsWith('?')) {
      questions = said.split(' | ')
      block++
      return questions.map((texte) => ({ texte, options, pushes: false, family: family() }))
    }
    if (line.startsWith('='))
      return questions.map((texte) => ({
        texte: framed(plain, said, texte),
        options,
        pushes: false,
        family: family(),
      }))
    return questions.flatMap((question, contrary) => {
      turn++
      const other = others[turn % others.length] ?? plain
      const towards = line.startsWith('+') === (contrary === 0) ? 1 : -1
      const used = contrary === 0 ? [plain, other] : [turn % 4 < 2 ? plain : other]
      return used.map((frame) => ({
        texte: framed(frame, said, question),
        options,
        pushes: true,
        towards,
        family: family(),
      }))
    })
  })
}

/** Wordings of one form, one a line, with their direction. */
function signed(form: 'inside' | 'loaded', language: Language): Example[] {
  return linesOf(`${form}-${language}`).map((line, at) => ({
    texte: line.slice(2),
    options: yesAndNo[language],
    pushes: true,
    towards: line.startsWith('+') ? 1 : -1,
    family: `${form} ${at % PARTS}`,
  }))
}

function ofForm({ text, options = [], form, towards, plain, half }: FormItem): Example[] {
  const pushes = form === 'leading' || form === 'loaded'
  if (options.length === 0 || (!pushes && form !== 'sound')) return []
  const item: Example = { texte: text, options, pushes, ...(towards && { towards }), family: half }
  return plain === undefined ? [item] : [item, { texte: plain, options, pushes: false, family: half }]
}

/** All wordings from which is learned. */
export function readExamples(): Example[] {
  const languages = ['en', 'fr'] as const
  const own = languages.flatMap((language) => [
    ...premises(language),
    ...signed('inside', language),
    ...signed('loaded', language),
    ...linesOf(`sound-${language}`).map((texte, at) => ({
      texte,
      options: yesAndNo[language],
      pushes: false,
      family: `inside ${at % PARTS}`,
    })),
  ])
  const ownForms = readItemsIn<FormItem>(path.resolve(folder, '../own-forms.jsonl'))
  const checked = readLabelledItems().flatMap(({ text, options, labels, split }): Example[] => {
    const pushes = labels.includes('leading') || labels.includes('loaded')
    if (options.length === 0 || (!pushes && labels.length > 0)) return []
    return [{ texte: text, options, pushes, family: `checker ${split}` }]
  })
  const pairs = readItems<Push>('pushes').flatMap(({ push, plain, sign, options }): Example[] => [
    { texte: push, options, pushes: true, towards: sign, family: 'pushes' },
    { texte: plain, options, pushes: false, family: 'pushes' },
  ])
  return [...own, ...[...readItemsByOthers('forms'), ...ownForms].flatMap(ofForm), ...checked, ...pairs]
}
