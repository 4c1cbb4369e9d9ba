import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Language } from '../../text.ts'
import type { Inquiry, Speaker } from './inquiry.ts'
import { list } from './lore.ts'
import type { Pen } from './pen.ts'

/** A part of one's own life: the words that ask for it (folded), what the sheet says, and what may be added to it. */
interface Part {
  readonly asked: RegExp
  readonly facts: Readonly<
    Record<Language, (sheet: FactSheet, life: Life) => readonly (readonly string[] | false)[]>
  >
  readonly more: Readonly<Record<Language, readonly string[]>>
}

const few = {
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
} as const

/** Ways to say a number of people; of one alone, « # » and what follows are in the singular. */
function withNumber(language: Language, n: number, ways: readonly string[]): readonly string[] {
  const count = few[language][n] ?? String(n)
  const many = n > 1
  return ways.map((way) =>
    way
      .replace('# enfant', `${count} enfant${many ? 's' : ''}`)
      .replace('# child', `${count} child${many ? 'ren' : ''}`)
      .replace('#', count),
  )
}

const parts: readonly Part[] = [
  {
    asked:
      /\b(?:votre (?:famille|foyer|menage|situation (?:familiale|de famille))|your (?:family|household|family situation))\b/,
    facts: {
      fr: (sheet) => [
        sheet.couple
          ? [
              'je vis en couple',
              'on vit à deux, avec la personne que j’aime',
              'en couple, depuis un moment',
              'à la maison, il y a la personne avec qui je vis',
            ]
          : sheet.householdSize === 1 && [
              'je vis sans personne d’autre',
              'à la maison, il n’y a que moi',
              'j’ai mon chez-moi, pour une personne',
            ],
        sheet.children > 0
          ? withNumber('fr', sheet.children, [
              'j’ai # enfant',
              '# enfant, c’est déjà du monde',
              'côté enfants, j’en ai #',
            ])
          : ['je n’ai pas d’enfant', 'pas d’enfant de mon côté', 'des enfants, je n’en ai pas'],
        sheet.grandchildren > 1 &&
          withNumber('fr', sheet.grandchildren, [
            'j’ai # petits-enfants',
            '# petits-enfants me donnent de l’occupation',
            'il y a aussi # petits-enfants',
          ]),
        sheet.siblings > 1 &&
          withNumber('fr', sheet.siblings, [
            'j’ai # frères et sœurs',
            'on était nombreux : j’ai # frères et sœurs',
            '# frères et sœurs, plus ou moins loin',
          ]),
        sheet.householdSize > 1 &&
          withNumber('fr', sheet.householdSize, [
            'on est # à la maison',
            'on vit à # sous le même toit',
            '# à table tous les soirs',
          ]),
      ],
      en: (sheet) => [
        sheet.couple
          ? [
              'I live with my partner',
              'there is the person I share my life with',
              'the two of us have been together for a while',
              'at home there is my other half',
            ]
          : sheet.householdSize === 1 && [
              'I live on my own',
              'at home there is only me',
              'it is just me in the house',
            ],
        sheet.children > 0
          ? withNumber('en', sheet.children, [
              'I have # child',
              '# child, which keeps me busy',
              'as for children, I have #',
            ])
          : ['I have no children', 'no children on my side', 'children, I have none'],
        sheet.grandchildren > 1 &&
          withNumber('en', sheet.grandchildren, [
            'I have # grandchildren',
            '# grandchildren keep me busy',
            'there are # grandchildren too',
          ]),
        sheet.siblings > 1 &&
          withNumber('en', sheet.siblings, [
            'I have # brothers and sisters',
            'we were a big family: I have # brothers and sisters',
            '# brothers and sisters, near and far',
          ]),
        sheet.householdSize > 1 &&
          withNumber('en', sheet.householdSize, [
            'there are # of us at home',
            'we are # under one roof',
            '# of us at table every evening',
          ]),
      ],
    },
    more: {
      fr: list(
        'on se voit surtout aux fêtes | on s’appelle toutes les semaines | on est très soudés | chacun vit de son côté, mais on se retrouve l’été | il y a des hauts et des bas, comme partout | on rit beaucoup quand on est ensemble | la famille vient d’un peu partout en France | c’est ce qui compte le plus pour moi | on se dispute et on se réconcilie | chacun a son caractère | on se retrouve autour d’un bon repas | les jeunes sont loin, on se téléphone | ma mère tient tout ce monde ensemble | on se rend service quand il faut | on n’est pas toujours d’accord, mais on se respecte | les anniversaires, on n’en rate pas un | on se voit moins depuis les déménagements | il y a toujours quelqu’un pour donner un coup de main',
      ),
      en: list(
        'we mostly meet at family celebrations | we ring each other every week | we are very close | everyone lives their own life, but we get together in summer | there are ups and downs as everywhere | we laugh a lot when we are together | the family is spread all over the country | nothing matters more to me | we quarrel and make up | everyone has a mind of their own | we meet over a good meal | the young ones are far away and we telephone | my mother keeps us all together | we help each other out when needed | we do not always agree, but we respect each other | we never miss a birthday | we see less of each other since people moved | there is always somebody to lend a hand',
      ),
    },
  },
  {
    asked:
      /\b(?:votre (?:travail|metier|emploi|poste|profession|activite professionnelle|parcours professionnel)(?: actuelle?)?|your (?:(?:current|present) )?(?:work|job|occupation|profession|career|working life))\b(?!.*\b(?:collegu\w*|chef|boss|ambiance|atmosphere|stress\w*|equilibre|balance)\b)/,
    facts: {
      fr: (sheet, life) => [
        [`je suis ${life.job.fr}`, `${life.job.fr}`, `mon travail : ${life.job.fr}`],
        sheet.status === 'employed' && [
          `je fais ${sheet.hours} heures par semaine`,
          `${sheet.hours} heures par semaine, sans compter les trajets`,
          `ça prend ${sheet.hours} heures de ma semaine`,
        ],
        sheet.status === 'employed' &&
          sheet.jobYears > 1 && [
            `je suis dans la même place depuis ${sheet.jobYears} ans`,
            `ça fait ${sheet.jobYears} ans que j’y suis`,
            `${sheet.jobYears} ans de maison`,
          ],
      ],
      en: (sheet, life) => [
        [`I am ${life.job.en}`, `${life.job.en}`, `my work: ${life.job.en}`],
        sheet.status === 'employed' && [
          `I work ${sheet.hours} hours a week`,
          `${sheet.hours} hours a week, not counting the journey`,
          `it takes ${sheet.hours} hours of my week`,
        ],
        sheet.status === 'employed' &&
          sheet.jobYears > 1 && [
            `I have been there for ${sheet.jobYears} years`,
            `it has been ${sheet.jobYears} years`,
            `${sheet.jobYears} years in the same place`,
          ],
      ],
    },
    more: {
      fr: list(
        'l’équipe est petite et on se connaît bien | les journées passent vite | il y a toujours une urgence | ce n’est pas de tout repos | j’aime ce que je fais | le contact avec les gens me plaît | le salaire pourrait être meilleur | c’est répétitif par moments | les horaires changent souvent | j’apprends encore tous les jours | le plus dur, c’est la fatigue du soir | mon chef me laisse faire | il y a beaucoup de papiers à remplir | on manque de bras | la pause de midi, c’est sacré | je ne me vois pas faire autre chose | j’ai commencé tout en bas',
      ),
      en: list(
        'it is a small team and we know each other well | the days go fast | there is always something urgent | it is no rest cure | I like what I do | I enjoy meeting people | the pay could be better | it gets repetitive at times | the hours keep changing | I still learn every day | the hardest thing is being tired at night | my boss leaves me to it | there is a lot of paperwork | we are short of hands | the lunch break is sacred | I cannot see myself doing anything else | I started at the bottom',
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
  const facts = part.facts[language](sheet, life).flatMap((ways, i) =>
    ways ? [pen.pick(ways, `fact ${i}`).replace(/'/g, '’')] : [],
  )
  const ofWork = part === parts[1]
  // Somebody's work is named first; a family is told from any end.
  const [first = '', ...others] = ofWork ? facts : pen.some(facts, facts.length, 'order')
  // People without work have no working days to tell of.
  const idle = ofWork && sheet.status !== 'employed'
  const [one = '', two = ''] = pen.some(part.more[language], 2, 'more of it')
  if (!idle) pen.share([one], 'one')
  return [
    first,
    ...others.filter((_, i) => pen.chance(0.65 - 0.15 * i, `other ${i}`)),
    ...(idle ? [] : [one]),
    ...(!idle && pen.chance(0.5 * talk, 'two') ? [two] : []),
  ]
}
