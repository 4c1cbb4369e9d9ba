import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Language } from '../../text.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { list } from './lore.ts'
import type { Pen } from './pen.ts'

/** A part of one's own life: the words that ask for it (folded), what the sheet says, and what may be added to it. */
interface Part {
  readonly asked: RegExp
  readonly facts: Readonly<Record<Language, (sheet: FactSheet, life: Life) => readonly (string | false)[]>>
  readonly more: Readonly<Record<Language, readonly string[]>>
}

const few = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
} as const

const number = (language: Language, n: number) => few[language][n] ?? String(n)

const parts: readonly Part[] = [
  {
    asked:
      /\b(?:votre (?:famille|foyer|menage|situation (?:familiale|de famille))|your (?:family|household|family situation))\b/,
    facts: {
      fr: (sheet) => [
        sheet.couple ? 'je vis en couple' : sheet.householdSize === 1 && 'je vis sans personne d’autre',
        sheet.children > 0
          ? `j’ai ${number('fr', sheet.children)} enfant${sheet.children > 1 ? 's' : ''}`
          : 'je n’ai pas d’enfant',
        sheet.grandchildren > 1 && `j’ai ${number('fr', sheet.grandchildren)} petits-enfants`,
        sheet.siblings > 1 && `j’ai ${number('fr', sheet.siblings)} frères et sœurs`,
        sheet.householdSize > 1 && `on est ${number('fr', sheet.householdSize)} à la maison`,
      ],
      en: (sheet) => [
        sheet.couple ? 'I live with my partner' : sheet.householdSize === 1 && 'I live on my own',
        sheet.children > 0
          ? `I have ${sheet.children === 1 ? 'one child' : `${number('en', sheet.children)} children`}`
          : 'I have no children',
        sheet.grandchildren > 1 && `I have ${number('en', sheet.grandchildren)} grandchildren`,
        sheet.siblings > 1 && `I have ${number('en', sheet.siblings)} brothers and sisters`,
        sheet.householdSize > 1 && `there are ${number('en', sheet.householdSize)} of us at home`,
      ],
    },
    more: {
      fr: list(
        'on se voit surtout aux fêtes | on s’appelle toutes les semaines | on est très soudés | chacun vit de son côté, mais on se retrouve l’été | il y a des hauts et des bas, comme partout | on rit beaucoup quand on est ensemble | la famille vient d’un peu partout en France | c’est ce qui compte le plus pour moi',
      ),
      en: list(
        'we mostly meet at family celebrations | we ring each other every week | we are very close | everyone lives their own life, but we get together in summer | there are ups and downs as everywhere | we laugh a lot when we are together | the family is spread all over the country | nothing matters more to me',
      ),
    },
  },
  {
    asked:
      /\b(?:votre (?:travail|metier|emploi|poste|profession|activite professionnelle|parcours professionnel)(?: actuelle?)?|your (?:(?:current|present) )?(?:work|job|occupation|profession|career|working life))\b(?!.*\b(?:collegu\w*|chef|boss|ambiance|atmosphere|stress\w*|equilibre|balance)\b)/,
    facts: {
      fr: (sheet, life) => [
        `je suis ${life.job.fr}`,
        sheet.status === 'employed' && `je fais ${sheet.hours} heures par semaine`,
        sheet.status === 'employed' &&
          sheet.jobYears > 1 &&
          `je suis dans la même place depuis ${sheet.jobYears} ans`,
      ],
      en: (sheet, life) => [
        `I am ${life.job.en}`,
        sheet.status === 'employed' && `I work ${sheet.hours} hours a week`,
        sheet.status === 'employed' && sheet.jobYears > 1 && `I have been there for ${sheet.jobYears} years`,
      ],
    },
    more: {
      fr: list(
        'l’équipe est petite et on se connaît bien | les journées passent vite | il y a toujours une urgence | ce n’est pas de tout repos | j’aime ce que je fais | le contact avec les gens me plaît | le salaire pourrait être meilleur | c’est répétitif par moments',
      ),
      en: list(
        'it is a small team and we know each other well | the days go fast | there is always something urgent | it is no rest cure | I like what I do | I enjoy meeting people | the pay could be better | it gets repetitive at times',
      ),
    },
  },
]

/** Questions for a tale of one's family or work as a whole, and not of something that happened or should change. */
const asWhole =
  /^(?:parlez|presentez|decrivez|racontez|tell|describe|talk|speak|introduce)\b(?!.*\b(?:moment|souvenir|fois|jour|journee|derniere?|premiere?|ideale?|experience|memory|time|day|last|first|ideal|how|comment)\b)/

/** Whether a folded question asks for a tale of one's own family or work as a whole. */
export function asksForOwnPortrait(asked: string): boolean {
  return asWhole.test(asked) && parts.some((part) => part.asked.test(asked))
}

/** Sentences on one's own family or work, true by the sheet; undefined if the question asks for something else. */
export function ownPortrait(
  { asked, language }: Inquiry,
  { sheet, life, talk }: Speaker,
  pen: Pen,
): string[] | undefined {
  const part = asWhole.test(asked) ? parts.find((one) => one.asked.test(asked)) : undefined
  if (!part) return undefined
  const facts = part.facts[language](sheet, life).flatMap((fact) => fact || [])
  const [first = '', ...others] = facts.map((fact) => fact.replace(/'/g, '’'))
  // People without work have no working days to tell of.
  const idle = part === parts[1] && sheet.status !== 'employed'
  const [one = '', two = ''] = pen.some(part.more[language], 2, 'more of it')
  if (!idle) pen.share([one], 'one')
  return [
    first,
    ...others.filter((_, i) => pen.chance(0.75 - 0.15 * i, `fact ${i}`)),
    ...(idle ? [] : [one]),
    ...(!idle && pen.chance(0.5 * talk, 'two') ? [two] : []),
  ]
}
