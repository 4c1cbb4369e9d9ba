import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { wordsOfKey } from '../words-of-key.ts'
import type { QuestionFinder } from './question-finder.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of names that stand between the root of a payload and its answers without saying whose they are. */
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
/** Words of names under which answers of another survey, of nobody, or wished-for ones stand. */
const FOREIGN = SPLIT(
  'quota quotas cible cibles target targets objectif objectifs goal goals benchmark benchmarks reference references norm ' +
    'norme previous precedent precedente precedents precedentes prior last old ancien ancienne anciens historique history ' +
    'archive archives archived baseline example examples exemple exemples sample samples pretest pretests test tests pilot ' +
    'pilote suggestion suggestions suggested suggere suggerees expected attendu attendus attendue attendues prediction ' +
    'predictions predicted predit prevision previsions forecast estimate estimates estimation estimated draft brouillon ' +
    'demo mock dummy template modele default defaults rejected rejete rejetes discarded ignored invalid invalides wanted',
)
/** "q3", "question 3", "3": what a payload may call an item. */
const NUMBERED = /^(q|question|item|i|no|n)?[\s_.:#°-]{0,3}\d{1,4}$/i
const STEP = /\.([A-Za-z_]\w*)|\[\d+\]|\[("(?:[^"\\]|\\.)*")\]/g
const LONGEST_STEP = 200

/** Tells of the way from the root of a payload to a place whether its names say that it is of something else. */
export interface PathJudge {
  /** Some name is no known one, no item, no option and no persona: what stands there may be of something else. */
  isStrange(path: string): boolean
  /** Some name says that what stands there is no answer of this run. */
  isForeign(path: string): boolean
  /** Whether a field's own name has only known words. */
  isKnownName(name: string): boolean
}

/** Judges paths by the names of the draft, of the personas `ids`, and of the items as `find` knows them. */
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
  const isItem = (step: string): boolean =>
    own.has(step) || find({ names: [step], position: null })?.sure === true
  const judged = new Map<string, 'known' | 'strange' | 'foreign'>()
  const judge = (step: string): 'known' | 'strange' | 'foreign' => {
    const known = judged.get(step)
    if (known) return known
    const isForeign = wordsOfKey(step).some((word) => FOREIGN.has(word))
    const verdict = isItem(step)
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
    isKnownName: (name) => isKnownName(name) && !wordsOfKey(name).some((word) => FOREIGN.has(word)),
  }
}

/** The names on a path, as `stepPath` writes them; places in lists are none. */
function stepsOf(path: string): string[] {
  return [...path.matchAll(STEP)].flatMap(([, plain, quoted]) => {
    if (plain !== undefined) return [plain]
    return quoted === undefined ? [] : [String(JSON.parse(quoted))]
  })
}
