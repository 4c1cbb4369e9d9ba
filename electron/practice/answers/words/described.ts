import type { Language } from '../../text.ts'
import { firstOf } from './first-of.ts'
import { list } from './lore.ts'
import { happenings, portraits } from './portraits.ts'
import type { Told } from './told.ts'

/** What things of a kind are like: words that name the kind (folded), and clauses in French and in English. */
const kinds: readonly Told[] = [
  [
    /\b(?:burn-?out|burnt out|burned out|epuise\w*|deprim\w*|depress\w*|au bout du rouleau|exhausted|stresse\w*|stressed|malheureu\w*|unhappy)\b/,
    'la personne ne dort plus et ne sourit plus | tout l’énerve, même les petites choses | on la voit fatiguée dès le matin | elle fait des erreurs qu’elle ne faisait pas | elle ne mange plus avec les autres | elle pleure sans savoir pourquoi | elle finit par un long arrêt maladie | elle se renferme et ne parle plus à personne | plus rien ne l’intéresse | les arrêts courts se multiplient | un rien prend des heures | le regard est vide en réunion | elle reste tard sans avancer | elle oublie ses rendez-vous | elle dit que tout va bien, mais ça ne se voit pas',
    'the person no longer sleeps or smiles | everything gets on their nerves, even small things | they look tired from early morning | they make mistakes they never made before | they stop eating with the others | they cry without knowing why | it ends in a long sick leave | they close up and talk to nobody | nothing interests them any more | the odd day off turns into many | the smallest task takes hours | they look empty in meetings | they stay late and get nowhere | they forget appointments | they say that all is well, and you can see it is not',
  ],
  [
    /\b(?:immeuble|batiment|residence|copropriete|building|block of flats|apartment block)\b/,
    'il a trois étages et pas d’ascenseur | c’est une construction des années soixante-dix | on entend tout d’un logement à l’autre | la façade a été refaite il y a peu | il y a un petit jardin derrière | les voisins se disent bonjour | l’entrée est propre, la cage d’escalier un peu moins | c’est calme et plutôt clair | il est mal isolé, il y fait froid en hiver | les boîtes aux lettres sont vieilles | il y a un local à vélos toujours plein | on se croise surtout le matin | le parking est trop petit | la porte d’entrée ferme mal | ce sont surtout des familles et des retraités | le toit a été refait',
    'it has three floors and no lift | it was built in the seventies | you hear everything from one home to the next | the front was redone not long ago | there is a small garden at the back | the neighbours say hello | the entrance is clean, the stairs a little less so | it is quiet and rather light | it is badly insulated and cold in winter | the letter boxes are old | the bike room is always full | people meet mostly in the morning | there is not enough parking | the front door does not shut properly | it is mostly families and retired people | the roof was redone',
  ],
]

/** Questions about something that happened once, rather than what a thing is like. */
const happened =
  /\b(?:dern\w*|fois|souvenir|arrive|passe|happened|last|time when|memory|occasion|moment ou|(?:premier|premiere) (?:jour|journee|fois|emploi)|first (?:day|time|job|week)|jour ou|surprise|day when|moment when|experience|oublierez|inoubliable|never forget|unforgettable)\b/

/** Clauses on what the thing that a folded question names is like; undefined if its kind is not known here. */
export function describedFor(asked: string, language: Language): readonly string[] | undefined {
  if (happened.test(asked)) return undefined
  return said(kinds.find(([words]) => words.test(asked)) ?? firstOf(portraits, asked)?.found, language)
}

/**
 * Clauses on something that happened once; undefined if its kind is not known. `feelingsOnly` is for a thing that has
 * tales of its own.
 */
export function happenedFor(
  asked: string,
  language: Language,
  feelingsOnly: boolean,
): readonly string[] | undefined {
  if (!happened.test(asked)) return undefined
  return said(firstOf(feelingsOnly ? happenings.slice(0, ofFeelings) : happenings, asked)?.found, language)
}

/** Number of kinds at the beginning that are told by what one felt, whatever happened. */
const ofFeelings = 6

function said(kind: Told | undefined, language: Language): readonly string[] | undefined {
  return kind && list(language === 'fr' ? kind[1] : kind[2])
}
