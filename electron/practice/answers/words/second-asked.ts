import type { Language } from '../../text.ts'
import { list } from './lore.ts'

/**
 * What a second half of a question asks, by its words (folded), and what people say to it, in French and in English:
 * those who hold with the thing, and those who do not. Where one text is given, all say it.
 */
interface Second {
  readonly asked: RegExp
  /** Whether only those can answer who do not live alone. */
  readonly ofSeveral?: true
  readonly fr: readonly [string, string?]
  readonly en: readonly [string, string?]
}

const seconds: readonly Second[] = [
  {
    asked:
      /\best-ce (?:que c'est )?(?:assez|suffisant|trop)\b|\bcela (?:vous )?suffit\b|\bis (?:that|it|this) (?:enough|too (?:much|little|many|few))\b/,
    fr: [
      'c’est assez pour moi | ça me suffit | oui, ça me convient',
      'pas assez à mon goût | il m’en faudrait plus | non, c’est trop peu',
    ],
    en: [
      'that is enough for me | it is about right | yes, it suits me',
      'not enough for my taste | I could do with more | no, it is too little',
    ],
  },
  {
    asked:
      /\b(?:plus ou moins|davantage|plus|moins) qu(?:e|')? ?(?:avant|il y a|l'an|autrefois)|\b(?:more|less) (?:or less )?than (?:\w+ ){0,3}(?:ago|before|last year|it was|used to)\b/,
    fr: [
      'c’est plus qu’avant | bien plus qu’il y a deux ans | un peu plus, avec les prix | à peu près pareil | un peu moins, je fais attention',
    ],
    en: [
      'it is more than before | much more than two years ago | a little more, with prices as they are | about the same | a little less, I am careful',
    ],
  },
  {
    asked:
      /\b(?:does everyone|does everybody|do you all|do they) agree\b|\btout le monde (?:est|en est)(?:-il)? d'accord\b|\b(?:etes-vous|sont-ils) (?:tous )?d'accord\b/,
    ofSeveral: true,
    fr: [
      'et tout le monde est d’accord | on s’arrange sans discuter | ça va, personne ne se plaint',
      'et on n’est pas toujours d’accord | il y en a toujours un qui râle | on négocie un peu, surtout l’hiver',
    ],
    en: [
      'and everyone agrees | we settle it without talking about it | nobody complains',
      'and we do not always agree | somebody always grumbles | there is some bargaining, mostly in winter',
    ],
  },
  {
    asked:
      /\bhow (?:clear|easy|useful|helpful|simple|satisf\w+|good|hard|difficult) (?:was|is|are|were|did you find) (?:it|that|they|them|this)\b|\b(?:etait-ce|est-ce|c'etait|etait-elle|etaient-elles) (?:clair|facile|simple|utile|complique)\w*/,
    fr: [
      'c’était assez clair | rien de compliqué | c’était plutôt bien expliqué',
      'ce n’était pas clair du tout | j’ai eu du mal à m’y retrouver | c’était bien compliqué',
    ],
    en: [
      'it was clear enough | nothing complicated | it was rather well explained',
      'it was not clear at all | I had trouble finding my way | it was far too complicated',
    ],
  },
  {
    asked: /\bhow closely do you (?:follow|watch|check)\b|\b(?:suivez|surveillez)-vous (?:\w+ )?de pres\b/,
    fr: [
      'je regarde chaque facture | je compare d’un mois à l’autre',
      'je n’y regarde que quand ça augmente | je ne suis pas ça de près',
    ],
    en: [
      'I look at every bill | I compare one month with the next',
      'I only look when it goes up | I do not follow it closely',
    ],
  },
  {
    asked: /\bcomment vous etes-vous (?:rencontre\w*|connu\w*)\b|\bhow did you (?:meet|get to know)\b/,
    fr: [
      'on s’est connus dans l’escalier | par les enfants de l’immeuble | à une fête de quartier | en rendant un service | par un colis mal distribué',
    ],
    en: [
      'we met on the stairs | through the children in the building | at a street party | over a small favour | because of a parcel left at the wrong door',
    ],
  },
  {
    asked:
      /\bcomment (?:l'|les )avez-vous (?:trouve|choisi|connu)\w*|\bhow did you (?:find|choose|come across) (?:it|them|him|her|that|this)\b/,
    fr: [
      'par une amie | un peu par hasard | sur Internet | c’était celui de mes parents | par le bouche-à-oreille | après pas mal d’appels',
    ],
    en: [
      'through a friend | by chance, more or less | online | my parents went there | by word of mouth | after a good many calls',
    ],
  },
  {
    asked:
      /\bhow much (?:at a time|each time|in one go)\b|\bcombien (?:a la fois|chaque fois|a chaque fois)\b/,
    fr: ['quarante euros à chaque fois | cinquante euros | vingt euros, pas plus | cent euros d’un coup'],
    en: ['forty euros each time | fifty euros | twenty euros, no more | a hundred in one go'],
  },
  {
    asked:
      /\bwhat (?:made|led|brought|decided) you (?:to )?(?:choose|pick|go for|decide on|go|come)\b|\bqu'est-ce qui vous (?:a|l'a|y a) (?:fait (?:choisir|aller|venir)|decide\w*|attire\w*)/,
    fr: [
      'une amie m’en avait parlé | le prix, surtout | c’était tout près | j’avais vu l’affiche | quelqu’un m’y a invité, tout simplement | les avis étaient bons',
    ],
    en: [
      'a friend had told me about it | the price, mostly | it was close by | I had seen the poster | somebody asked me along | the reviews were good',
    ],
  },
  {
    asked:
      /\bhow did (?:it|that|things) (?:go|end|turn out)\b|\bcomment (?:cela|ca) s'est(?:-il)? (?:passe|termine|fini)\b/,
    fr: [
      'ça s’est bien passé | mieux que prévu | sans histoire',
      'ça s’est plutôt mal passé | ça a traîné | j’en garde un mauvais souvenir',
    ],
    en: [
      'it went well | better than I expected | without any trouble',
      'it went rather badly | it dragged on | I have bad memories of it',
    ],
  },
]

/**
 * What people say to a second half of a folded question that asks for more of the same thing; undefined if none does.
 */
export function secondAsked(
  asked: string,
  language: Language,
  likes: boolean,
  alone: boolean,
): readonly string[] | undefined {
  const found = seconds.find((second) => second.asked.test(asked))
  if (!found || (alone && found.ofSeveral)) return undefined
  const [liked, disliked = liked] = found[language]
  return list(likes ? liked : disliked)
}
