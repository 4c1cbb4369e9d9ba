import { wordsOfKey } from '../json/words-of-key.ts'
import { STATUS_NAMES } from './status-words.ts'

/** What the name of a field says about whether its value is an id. */
export type NameKind = 'id' | 'subject' | 'link' | 'neutral' | 'other' | 'unknown'

/** What an answer or a record is about, and so what the id is the id of. */
export type Subject = 'survey' | 'focus' | 'key'

const ID_WORDS: ReadonlySet<string> = wordsIn(`
  id ids idno uuid guid uid oid pk ref reference identifier handle slug no identifiant ident numero num number code
  key cle clef sid matricule schluessel identifiants identifiers refs references numeros codes uuids cles keys cote adresse permalink permalien
`)
const LINK_WORDS: ReadonlySet<string> = wordsIn(`
  href url uri link links lien liens self location path chemin adresse launch status results lancement
  resultats transcript
`)
const SUBJECT_WORDS: Readonly<Record<Subject, ReadonlySet<string>>> = {
  survey: wordsIn(`
    survey surveys poll study studies questionnaire questionnaires form consultation consultations enquete
    enquetes sondage sondages etude etudes umfrage umfragen befragung encuesta encuestas sondaggio sondaggi
    inquerito inqueritos pesquisa onderzoek onderzoeken studie
    campaign campaigns campagne campagnes
  `),
  focus: wordsIn(`
    session sessions focus group groups focusgroup discussion discussions groupe groupes atelier ateliers seance
    seances entretien entretiens gruppe gruppen gruppo gruppi grupo grupos groep groepen sitzung sessione sesion
    reunion reunions meeting meetings collectif collectifs fgd fgds
    cercle cercles circle circles veillee veillees rencontre rencontres
    sesiones sessao sessie fokusgruppe room rooms salon salons salle salles
  `),
  key: wordsIn(`
    key keys api apikey schluessel schlussel cle cles clef clefs acces access credential credentials token tokens jeton jetons
  `),
}
/** Words that do not say whose a value is. */
const NEUTRAL_WORDS: ReadonlySet<string> = wordsIn(`
  attributes attributs insert inserted data item result record resource ressource object objet entity new
  created the de du la le l d of cree creee nouveau nouvelle donnees payload content contenu body response
  reponse fiche public meta run runs edge record database fields
`)
/** Words of values that belong to something else, or are no id: a count, a time, a version, a sum. */
const OTHER_WORDS: ReadonlySet<string> = wordsIn(`
  return retour header entete ok success succes statut etat state phase etape account compte user users
  utilisateur owner proprietaire author auteur org organisation organization organisme workspace espace tenant
  team equipe project projet client customer request requete trace correlation transaction template modele
  model folder dossier parent source origin origine previous precedent precedente last dernier derniere next
  suivant by par member membre contact panel population server serveur node region zone api plan offer offre
  nb nombre count counts total size taille limit limite offset page pages persona personas profile profiles
  profil profils participant participants question questions option options version revision schema duration
  duree seconds secondes minutes max min maximum minimum progress progression avancement percent pct
  pourcentage eta delai delay position rang rank ordre order index quota quotas credits credit solde balance
  cout cost price prix tarif age ages year annee rounds round tours tour turns queue file attente wait
  estimated estimation estime remaining restant restants seed graine target cible sample echantillon effectif
  filtres filters seuil score ttl timeout retention jours days hours heures ms sec step steps priority
  priorite niveau level date dates at time timestamp heure ts expires expire horodatage
  hash checksum empreinte etag signature title titre nom name label libelle intitule message msg detail
  titel titulo titolo naam vorname nome alter edad eta idade leeftijd runden runde giri giro ronda rondas
  rondes anzahl aantal datum fecha estado stato zustand fase fortschritt voortgang progreso progresso anteil
  description context contexte langue lang locale language type kind genre email mail devise currency token
  matched modified affected changes elapsed took length len cnt
  secret uses usage usages used utilisations hits calls appels requests requetes quota quotas
`)

/** What the words of a name say; several kinds where the words differ. */
export function kindsOf(name: string, subject: Subject): ReadonlySet<NameKind> {
  // "N°" has no letters that say so; "n_reunion" is a number, and "n_reunions" counts.
  const words = wordsOfKey(name.replace(/^\s*n(?:[°º]\s*$|_(?=[a-z]+[^s_]$))/i, 'numero_'))
  return new Set(words.map((word) => kindOf(word, subject)))
}

function kindOf(word: string, subject: Subject): NameKind {
  if (SUBJECT_WORDS[subject].has(word)) return 'subject'
  if (ID_WORDS.has(word)) return 'id'
  if (LINK_WORDS.has(word)) return 'link'
  if (NEUTRAL_WORDS.has(word)) return 'neutral'
  const others = Object.entries(SUBJECT_WORDS).some(([other, words]) => other !== subject && words.has(word))
  return others || OTHER_WORDS.has(word) || STATUS_NAMES.has(word) ? 'other' : 'unknown'
}

/** Whether a segment of an address names the kind of thing whose id comes after it. */
export function isSubjectSegment(segment: string, subject: Subject): boolean {
  // The address of a room is often that of a call, and not of the discussion.
  return wordsOfKey(segment).some((word) => SUBJECT_WORDS[subject].has(word) && !/^rooms?$/.test(word))
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
