import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isForeignName } from '../words/foreign-words.ts'
import { pathSteps } from '../words/path-steps.ts'
import { asSlug, slugsOf } from '../words/slugs.ts'
import type { QuestionFinder } from './question-finder.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words in the names between the root of a payload and its answers that do not say whose answers they are. */
const KNOWN = SPLIT(
  'data donnees result results resultat resultats survey surveys sondage run payload response responses reponse reponses ' +
    'answer answers replies verbatim verbatims choix choice choices option options modalite modalites value values valeur ' +
    'valeurs content contenu question questions item items questionnaire text texte label libelle intitule stem row rows ' +
    'ligne lignes column columns colonne colonnes entries entry list liste table summary resume envelope body output ' +
    'distribution distributions repartition repartitions breakdown histogram histogramme tabulation frequencies frequency ' +
    'frequence frequences freq stats statistics statistiques aggregate aggregates aggregated agregat agregats count counts ' +
    'effectif effectifs nombre nombres nb n compte comptes decompte decomptes tally tallies votes voix total totals totaux ' +
    'occurrences cnt percent percentage percentages pct pourcentage pourcentages share shares part parts ratio proportion ' +
    'proportions prop respondents respondent repondants repondant answered personas persona profils profil profiles profile ' +
    'participants participant personnes personne panel population tous toutes all ensemble by par per each of de des du les ' +
    'selected selection id index key map',
)
/** "q3", "question 3", "3": what a payload may call an item. A year is not. */
const NUMBERED = /^(q|question|item|i|no|n)?[\s_.:#°-]{0,3}\d{1,3}$/i
const LONGEST_STEP = 200
const FEWEST_WORDS = 3

/** Judges by the names on the path to a place whether the values there are about something else. */
export interface PathJudge {
  /**
   * Whether some name on the path is neither a known one nor that of an item, an option or a persona: the values there
   * may be about something else.
   */
  isStrange(path: string): boolean
  /** Whether some name on the path says that the values there are no answers of this run. */
  isForeign(path: string): boolean
  /** Whether a field's own name has only known words. */
  isKnownName(name: string): boolean
}

/** Judges paths by the names of the draft, of the personas `ids`, and of the items that `find` knows. */
export function pathJudge(
  { questions }: SurveyDraft,
  ids: Iterable<string>,
  find: QuestionFinder,
): PathJudge {
  const cut = (text: string): string => text.slice(0, LONGEST_STEP)
  const own = new Set(
    questions.flatMap(({ stem, options }) => [cut(stem), ...options.map(({ text }) => cut(text))]),
  )
  const people = new Set([...ids].map(cut))
  const isKnownName = (name: string): boolean =>
    name === '' || NUMBERED.test(name) || wordsOfKey(name).every((word) => KNOWN.has(word))
  const slugs = questions.flatMap(({ stem }) => slugsOf(stem))
  /** Whether a name is the beginning of an item's text as programs write it: "when-did-you-last-visit". */
  const beginsItem = (step: string): boolean => {
    const slug = asSlug(step)
    return (
      slug !== null && slug.split('-').length >= FEWEST_WORDS && slugs.some((one) => one.startsWith(slug))
    )
  }
  const isItem = (step: string): boolean =>
    own.has(step) || find({ names: [step], position: null })?.sure === true || beginsItem(step)
  const endings = questions.flatMap(({ options }) => options.flatMap(({ text }) => endingsOf(text)))
  /**
   * Whether a name is that of an item with one of the options behind it, some of which sound like marks: "q1__Never".
   */
  const isOfOneOption = (step: string): boolean =>
    [step, step.replace(/[\])]$/, '')].some((name) =>
      endings.some((ending) => {
        const item = name.slice(0, -ending.length).replace(/[^\p{L}\p{N}]+$/u, '')
        const isEnding = item !== '' && name.toLowerCase().endsWith(ending)
        return isEnding && (NUMBERED.test(item) || isItem(item))
      }),
    )
  const judged = new Map<string, 'known' | 'strange' | 'foreign'>()
  const judge = (step: string): 'known' | 'strange' | 'foreign' => {
    const known = judged.get(step)
    if (known) return known
    const isForeign = isForeignName(step)
    const verdict =
      isItem(step) || isOfOneOption(step)
        ? 'known'
        : isForeign
          ? 'foreign'
          : people.has(step) || isKnownName(step)
            ? 'known'
            : 'strange'
    judged.set(step, verdict)
    return verdict
  }
  return {
    isStrange: (path) => stepsOf(path).some((step) => judge(step) !== 'known'),
    isForeign: (path) => stepsOf(path).some((step) => judge(step) === 'foreign'),
    isKnownName: (name) => isKnownName(name) && !isForeignName(name),
  }
}

/** How a name may end that is made of an item and one of its options. */
function endingsOf(option: string): string[] {
  const slugs = slugsOf(option).filter((slug) => slug !== '')
  return [option.toLowerCase(), ...slugs, ...slugs.map((slug) => slug.replaceAll('-', '_'))]
}

/** Whether a name on a path says that the values there are no answers of this run. */
export function saysForeign(path: string): boolean {
  return stepsOf(path).some(isForeignName)
}

/** The names on a path, without the indexes in lists. */
function stepsOf(path: string): string[] {
  return pathSteps(path).filter((step) => typeof step === 'string')
}
