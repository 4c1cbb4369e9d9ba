import { type ChoiceFact, choice, type Fact } from './fact.ts'
import { unasked } from './families/reading.ts'

interface States {
  readonly asks: RegExp
  readonly fact: ChoiceFact
}

const holidayWords =
  '(?:dernieres? vacances|last holidays?|most recent (?:holiday|vacation)|latest (?:holiday|vacation)|last vacation|derniers? (?:sejour|voyage))'

/** Questions for one of several states, read as a whole from their words in either language. */
const all: readonly States[] = [
  {
    asks: /\b(?:still|encore|toujours) (?:working|in work|at work|travaill\w*|en (?:activite|emploi)|active?|actif)\b[^?]*\b(?:or|ou)\b[^?]*\b(?:retired?|retraite\w*)\b/,
    fact: choice(
      'status',
      ...unasked,
      ({ status }) => (status === 'employed' || status === 'retired' ? status : 'neither'),
      {
        employed: [
          /^(?:yes, |oui, )?(?:still |encore |toujours )?(?:working|in work|at work|en activite|en emploi|je travaille)/,
        ],
        retired: [/\bretire|\bretrait/],
        neither: [/^(?:neither|ni l'un|other|autre)/],
      },
    ),
  },
  {
    asks: new RegExp(`\\b${holidayWords}\\b[^?]*\\b(?:france|etranger|abroad|overseas|hors|country|pays)\\b`),
    fact: choice(
      'holidayPlace',
      ...unasked,
      ({ holidays, holidayPlace }) =>
        holidays ? (holidayPlace === 'europe' || holidayPlace === 'far' ? 'abroad' : 'home') : 'none',
      {
        abroad: [/\b(?:hors|etranger|abroad|overseas|outside|another country|autre pays)\b/],
        home: [/^(?:en france|in france|at home|en metropole|in the country|dans (?:le|votre) pays)/],
        none: [/\b(?:pas|aucune?s?|no|neither|none|did not|didn't)\b/],
      },
    ),
  },
  {
    asks: /\b(?:immigree?s?|an? immigrant|nee? (?:en france ou|hors|a l'etranger)|born (?:abroad|in france|outside))\b/,
    fact: choice('birthplace', ...unasked, ({ bornInFrance }) => (bornInFrance ? 'france' : 'abroad'), {
      france: [/\b(?:nee?|born) (?:en|in) france\b|^(?:en|in) france$/],
      abroad: [
        /\b(?:nee?|born)\b.*\b(?:hors|etranger|abroad|outside|autre pays)\b|^(?:a l'etranger|abroad)$/,
      ],
    }),
  },
  {
    asks: /\b(?:regime alimentaire|alimentation|diet|eating habits|do you (?:mostly |mainly )?eat|mangez-vous)\b/,
    fact: choice('diet', ...unasked, ({ vegetarian }) => (vegetarian ? 'vegetarian' : 'all'), {
      vegetarian: [/^(?:vegetari\w+|sans viande|no meat|meat-free)\b/, /\bvegetari/],
      all: [
        /^(?:anything|everything|tout|de tout|omnivore\w*|avec viande|meat[- ]eat\w+|i eat meat|viande)\b/,
      ],
    }),
  },
]

/** The facts with states that a folded stem in plain words asks for as a whole. */
export function statesAskedOutright(stem: string): Fact[] {
  return all.filter(({ asks }) => asks.test(stem)).map(({ fact }) => fact)
}
