/**
 * The words that programmers use in names of fields, in both languages and without accents. A name that consists of
 * them is a field's; any other may also be a user's name or an id, and only what is around it tells (`judge-names.ts`).
 */
export const KNOWN_NAME_WORDS: ReadonlySet<string> = new Set(
  `
  a acces access action actions active actives actif activite address admin administrateurs adresse age ages agent
  agents alias all allowed and annee annees answer answered answers api apikey asked asset at attachments attempt
  attempts attendu attendue attendues attendus attente attribute attributes attrs auteur author authored avance
  avancement avis band base batch before birth birthdate block body bool brouillon by byte bytes
  calculated calculations call calls campagne cast categories category cell cells cellule cellules champ champs channel
  charge charset choice choices choisie choix cible cibles cities city cle clef clefs cles client clos cloture closed
  code coding codelists codes coherence cohorte collector collectors colonne colonnes column columns commune communes
  complet complete completed completion compte comptes conf confidence consigne consultation consultations consultes
  contact contacts contained content contents context contexte contenu contribution contributions controle corps correct
  correlation count counts courriel cours created creation credential credentials credit credits cree creee croisement
  croisements cursor custom csv
  data database date dates de debut default definition deliberation deliberations demographic demographics densite
  density deployment depouillement dernier derniere description designation detail details dim dimension dimensions
  discussion discussions display displayed distribution document domain domicile done donnees draft drafts drawn droit
  droits duration duree
  echec echecs echelle echoue echoues edge edges education effectif effectifs element elements email en encodage
  encoding end ended enquete enquetes enonce entete entetes entity entretien entretiens entries entry envoi equipe
  erreur erreurs error errors est estimate estimated eta etape etapes etat etats etude etudes event events example
  expected expiration expires export extension
  fact failed fait faite faites faits family fiche fiches fichier fichiers field fields fiche file files filtre filtres
  fin fini finish finished first firstname flag flags focus fonction form format found frac fraction free from full
  fullname
  gender genre given global group groupe groupes groups guide guides
  habitant habitants handle has hash head header headers heading headings heure hidden hint href html http
  id ids identifiant identifiants identifier identifiers identite in included incomplete index indicateur individu
  individus info information infos insert instruction integer intitule interview interviews ip is item items
  jeton jetons job jobs json
  key keys kind
  label labels lancee lancement lang language langue langues last lastname latency launch launched left legend legende
  length level lib libelle libelles lifecycle ligne lignes limit limits line lines link links list liste listes locale
  locuteur login
  mail mandatory matricule max maximum member members membre membres message messages meta metadata method metier min
  minimum minutes missing modalite modalites mode model modele moderateur moderator modified mois month moment ms
  name names nature naissance nb nbr new next nickname node nodes nom nombre noms note notes nouveau nr number
  numero numeros
  object objet other others observation observations occupation of offset ok on open option options or order ordered ordre org
  organisation organization origin original out output ouvert owner
  page pages paginate pagination panel paneliste panelistes panelist panelists parent part participant participants
  passation passations passe passes path payload pct per percent percentage permission permissions person persona
  personas personne personnes persons phase phases phrase pk place plan plans platform plugin poids position posees
  pourcentage pourcentages precedent prefix prefixe prenom prenoms previous prevu prevue prevues prevus principal prior
  priority process processed processing profession profil profile profiles profils progres progress progression project
  projects prompt properties property propos public publication
  question questionnaire questionnaires questions queue qui queued quota quotas quote quotes
  raison rang range rank rate ratio raw realise realisees reason record records recueillis ref reference references
  refs region reglages rejected relationship relationships releve remaining rendu rep repliques replique repondant
  repondants reponse reponses request requests requete resource resources respondent respondents response responses
  ressource ressources restant restantes restants reste result resultat resultats results retry return revision rights
  role roles round rounds row rows run runs
  said sample saved scale schema score seance seances seat seats secret secrete secrets section sections seed
  selected self sequence seq service session sessions set sets settings sex sexe share shares sheet short size skipped
  slug social sondage sondages source speaker split stage start started state statement states statistics status statut
  statuts stem step steps stop story stream streams string structure studies study subject submission submissions
  submitted success sujet sujets sum summary survey surveys synthese system
  table tables tableau tableaux tag tags target taux taille team temperature temps tenant termine terminee termines
  text texte textes texts theme themes time timestamp times tirage title titles titre titres to today token tokens
  topic topics total totals tour tours town traits tranche transcript transcription transcripts tri turn turns type
  typename types
  uid unique unit updated url urls usage used user username users utilisateur utilisateurs utterance utterances uuid
  valeur valeurs valid validation value values variable variables verbatim verbatims version versions view vague vagues
  ville visible voix
  wave waves weight who word wording words
  xform xml year years
  `
    .trim()
    .split(/\s+/),
)

/** Single letters used as names, such as `q` and `n`. */
export const SHORT_NAME = /^[a-z]$/

/** Words that a number may follow: `q1`, `item_2`. After any other word the number may be an id. */
export const COUNTED_WORDS: ReadonlySet<string> = new Set([
  ...['q', 'question', 'item', 'var', 'variable', 'col', 'column', 'colonne', 'field', 'champ', 'page'],
  ...['answer', 'rep', 'reponse', 'response', 'option', 'choice', 'choix', 'round', 'tour'],
])
