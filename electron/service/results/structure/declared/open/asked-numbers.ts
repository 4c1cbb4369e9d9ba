import { wordsOfKey } from '../../../../json/words-of-key.ts'
import { asksForNumber } from '../../../words/asks-for-number.ts'
import { isForeignName } from '../../../words/foreign-words.ts'
import { isLeaf, type Node } from '../../node.ts'
import { isSaidNumber } from '../../said-numbers.ts'

const FEWEST = 4
/** Words in the names of what programs count and measure of each person, whatever was asked. */
const MEASURED: ReadonlySet<string> = new Set(
  (
    'latency latencies latence latences duration durations duree durees delay delays delai delais elapsed seconds secondes ms time times ' +
    'temps timing token tokens jeton jetons length lengths longueur longueurs chars characters caracteres word words mot mots score scores note ' +
    'notes weight weights poids confidence confiance certainty certitude probability probabilite rank ranks rang rangs order ordre ' +
    'position positions place places index vote votes like likes soutien soutiens view views vue vues attempt attempts essai essais retry ' +
    'retries relance relances revision revisions version versions error errors erreur erreurs age ages year years annee annees ' +
    'cost costs cout couts cents price prix credit credits call calls appel appels request requests requete requetes prompt prompts ' +
    'quality qualite relevance pertinence sentiment coherence consistency plausibility agreement engagement effort difficulty difficulte ' +
    'complexity complexite clarity clarte similarity similarite distance entropy logprob logprobs temperature seed graine level niveau ' +
    'grade rating ratings stars severity followup followups turn turns round rounds iteration iterations step steps etape etapes batch ' +
    'lot cluster segment cohort group groupe wave vague quota clicks pauses hesitation hesitations edit edits correction corrections ' +
    'interruption interruptions sentence sentences phrase phrases line lines ligne lignes byte bytes octet octets utterances energy co2'
  ).split(' '),
)

/**
 * Whether a map in the record of an item that asks for a number may have what each person said: a number each, under a
 * name that is not of what programs measure ("ont_compte", "counted"). The records of choices must have nothing of that
 * name.
 */
export function mayBeAskedNumbers(node: Node, name: string, stem: string): boolean {
  return (
    node.kind === 'map' &&
    node.items.length >= FEWEST &&
    asksForNumber(stem) &&
    !isForeignName(name) &&
    !wordsOfKey(name).some((word) => MEASURED.has(word)) &&
    node.items.every((leaf) => isLeaf(leaf) && (leaf.value === null || isSaidNumber(leaf.value)))
  )
}
