import { SIGN_NAMES } from '../../../shared/analysis/diagnostics/sign-names.ts'

export const diagnosis = {
  line: {
    needLook_one: '{{count}} question sur {{total}} à examiner',
    needLook_other: '{{count}} questions sur {{total}} à examiner',
    needLookForWording_one: '{{count}} question sur {{total}} à examiner pour sa seule formulation',
    needLookForWording_other: '{{count}} questions sur {{total}} à examiner pour leur seule formulation',
    ofWording_one: 'dont {{count}} pour sa seule formulation',
    ofWording_other: 'dont {{count}} pour leur seule formulation',
    none: 'Questions à examiner : aucune sur {{total}}',
    onlyNeedsLook: 'La seule question est à examiner',
    onlyFine: 'La seule question n’est pas à examiner',
    onlyNeedsLookForWording: 'La seule question est à examiner pour sa seule formulation',
    tooFew_one:
      '{{count}} question a trop peu de réponses pour être jugée d’après elles (moins de {{least}}).',
    tooFew_other:
      '{{count}} questions ont trop peu de réponses pour être jugées d’après elles (moins de {{least}}).',
    allTooFew_one: 'Trop peu de réponses (moins de {{least}}) pour juger la question',
    allTooFew_other: 'Trop peu de réponses (moins de {{least}}) pour juger les questions',
    unread_one: 'Pour {{count}} question, aucune réponse n’a été reconnue.',
    unread_other: 'Pour {{count}} questions, aucune réponse n’a été reconnue.',
    allUnread_one: 'Aucune réponse reconnue : la question ne peut pas être jugée',
    allUnread_other: 'Aucune réponse reconnue : les questions ne peuvent pas être jugées',
    outOf_one: 'd’après {{count}} persona, quel que soit le filtre',
    outOf_other: 'd’après l’ensemble des {{count}} personas, quel que soit le filtre',
    waiting: 'Analyse des réponses en cours',
    noWording:
      'La relecture n’a pas pu démarrer : ses remarques manquent. Rouvrez cette page pour la relancer.',
  },
  population: {
    no_variety:
      'Peu de variété dans {{count}} questions sur {{total}} : cela tient à la population ou au modèle, non aux questions.',
    explained_by_trait:
      'Dans {{count}} questions sur {{total}}, les réponses suivent un champ de la description des personas : cela tient à la population ou au modèle, non aux questions.',
    blank:
      'Beaucoup de réponses vides dans {{count}} questions sur {{total}} : cela tient à la population ou au modèle, non aux questions.',
  },
  order: {
    label: 'Ordre des questions',
    questionnaire: 'Questionnaire',
    suspicion: 'Indices d’abord',
  },
  weight: { strong: 'indice fort', look: 'à examiner', note: 'à noter' },
  several: '{{name}} × {{count}}',
  mark: '{{name}} ({{weight}})',
  name: SIGN_NAMES.fr,
  part: {
    personas: '{{amount}} personas sur {{base}}',
    personasShare: '{{amount}} personas sur {{base}} ({{share}})',
    answers: '{{amount}} réponses sur {{base}}',
    answersShare: '{{amount}} réponses sur {{base}} ({{share}})',
  },
  seen: {
    no_variety: '{{part}} ont choisi « {{option}} ».',
    no_variety_of: '{{part}} ont choisi « {{option}} », sans compter {{leftOut}}.',
    no_opinion_open: '{{part}} disent ne pas avoir d’opinion ou ne pas savoir.',
    unchosen_option: 'Sur {{base}} personas, aucun n’a choisi {{options}}.',
    unchosen_option_of: 'Sur {{base}} personas, sans compter {{leftOut}}, aucun n’a choisi {{options}}.',
    no_opinion: '{{part}} ont répondu sans donner d’opinion : {{options}}.',
    blank: '{{part}} sont vides.',
    off_point: '{{part}} ne conviennent pas à la question.',
    asks_back: '{{part}} demandent ce que la question veut dire.',
    unclear: '{{part}} disent que la question n’est pas claire.',
    repeats_stem: '{{part}} ne font guère que répéter l’énoncé.',
    opens_alike: '{{part}} commencent par « {{opening}} ».',
    near_duplicates: '{{part}} sont presque identiques à une autre.',
    straight_lining: '{{part}} ont donné la même réponse aux questions {{items}}.',
    explained_by_trait: 'Sur {{base}} personas, les réponses suivent le champ « {{field}} ».',
    wording: 'La relecture signale : {{why}}',
    wording_of: 'À propos de {{words}}, la relecture signale : {{why}}',
  },
  against: {
    variety:
      'Sur une échelle de 0 (une seule modalité choisie) à 100 (toutes choisies autant), la variété est de {{own}} ; médiane des {{others}} autres questions : {{median}}.',
    varietyAlone:
      'Sur une échelle de 0 (une seule modalité choisie) à 100 (toutes choisies autant), la variété est de {{own}}.',
    chance:
      'Si toutes les modalités attiraient autant, une modalité donnée resterait sans réponse dans {{share}} des cas.',
    othersOut: 'Médiane des {{others}} autres questions qui le permettent : {{share}}.',
    othersBlank: 'Médiane des {{others}} autres questions du même type : {{share}}.',
    chanceRare:
      'Si toutes les modalités attiraient autant, une modalité donnée resterait sans réponse dans moins d’un cas sur mille.',
    noWayOut: 'La question n’offre pas de modalité « Ne sait pas ».',
    openings:
      'Les réponses d’au moins {{words}} mots commencent de {{openings}} façons différentes ; les plus courtes ne sont pas comparées.',
    groups_one: 'Elles forment {{count}} groupe.',
    groups_other: 'Elles forment {{count}} groupes.',
    longOnly: 'Seules les réponses d’au moins {{words}} mots sont comparées.',
    line: 'Si chaque réponse était indépendante des autres, ce serait le cas de {{share}} des personas.',
    trait:
      'L’association (V de Cramér corrigé, de 0 à 1) est de {{association}} ; le hasard dépasse {{chance}} une fois sur cent au plus.',
    also: 'Autres champs dans le même cas : {{fields}}.',
    dismissed: 'Écartée dans le questionnaire : {{reason}}',
    dismissedOnly: 'Écartée dans le questionnaire.',
  },
  cannot: {
    no_variety:
      'Les réponses seules ne montrent pas si la formulation ne laisse guère le choix ou si les personas sont vraiment d’accord.',
    unchosen_option: 'Une modalité dont personne n’a besoin et une modalité mal comprise se ressemblent.',
    no_opinion: 'Les réponses seules ne montrent pas si la question est obscure ou le sujet mal connu.',
    blank: 'Une réponse vide ne dit pas pourquoi : aucune modalité adaptée, énoncé obscur ou refus.',
    off_point: 'Seuls les cas les plus nets sont reconnus.',
    asks_back: 'Seules les tournures explicites sont reconnues ; les réponses montrent le mot en cause.',
    unclear: 'Seules les tournures explicites sont reconnues ; les réponses montrent le mot en cause.',
    repeats_stem: 'Répéter l’énoncé peut aussi être une habitude du modèle.',
    opens_alike: 'Commencer pareil peut aussi être une habitude du modèle.',
    near_duplicates: 'Cela peut tenir au modèle autant qu’à la question.',
    straight_lining: 'On peut aussi penser réellement la même chose de tout.',
    explained_by_trait:
      'Les réponses seules ne montrent pas si les personas sont stéréotypés ou si le sujet dépend vraiment de ce trait.',
    wording: 'Cette remarque porte sur la formulation, et non sur les réponses.',
  },
  beside: {
    said_and_seen: 'Signalée à la relecture, et visible dans les réponses.',
    said_not_seen: 'Signalée à la relecture ; rien à examiner dans les réponses.',
    seen_not_said: 'Visible dans les réponses ; aucune remarque à traiter à la relecture.',
    neither: 'Rien à examiner dans les réponses, aucune remarque à traiter à la relecture.',
    not_judged: 'Trop peu de réponses pour les comparer avec la relecture.',
  },
  state: {
    too_few: 'Moins de {{least}} réponses : trop peu pour juger cette question.',
    counts_only:
      'Seuls des effectifs ont été reçus : les réponses individuelles ne peuvent pas être examinées.',
    nothing: 'Aucune réponse à cette question n’a été reconnue.',
  },
  unknowable: {
    end_pull:
      'Une seule passation ne montre pas si la première ou la dernière modalité attire : il faudrait comparer avec les modalités inversées.',
    agreement:
      'Une seule passation ne montre pas si les personas approuvent toute affirmation : il faudrait comparer avec l’affirmation contraire.',
  },
  repeat:
    'Par le seul hasard, le même énoncé posé de nouveau à autant de personas déplace les réponses à cette question de {{points}} au plus dans 19 cas sur 20. Un écart qui ne dépasse pas cette valeur, avec une autre formulation, ne se distingue pas du hasard.',
  across: {
    title: 'D’une passation à l’autre',
    inExperiment: 'Cette passation fait partie d’une expérience, qui la compare à ses autres passations.',
    oneOf: '{{name}} ({{number}})',
    run: 'Version {{version}}, {{date}}',
    thisRun: 'cette passation',
    otherWording: 'autre formulation',
    otherSetting: 'public, contexte ou connexion différents',
    base: 'base {{base}}',
    smallBase: 'base réduite : {{base}}',
    main: '{{option}} : {{part}}',
    count: '{{count}} sur {{base}}',
    points_one: '{{amount}} point',
    points_other: '{{amount}} points',
    repeats:
      'En {{runs}} passations avec cette formulation, les réponses ont bougé de {{points}} au plus sans que la formulation change.',
    move: 'Avec la formulation différente de la version {{version}}, les réponses s’écartent de cette passation de {{points}}.',
    within:
      'Une même formulation, simplement répétée, peut bouger d’autant ({{floor}}) : on ne peut rien conclure de cet écart.',
    beyond:
      'Cela dépasse l’écart entre les répétitions d’une même formulation ({{repeated}} au plus) et ce que donne le hasard seul dans 19 cas sur 20 ({{chance}} au plus) : une raison de revoir la question, non une preuve sur des personnes.',
    once: 'Cela dépasse l’écart de la seule répétition ({{repeated}}) et ce que donne le hasard seul dans 19 cas sur 20 ({{chance}} au plus). Mais une seule répétition montre à peine de combien diffèrent les passations d’une même formulation : relancez l’une des deux formulations avant de conclure.',
    raised:
      'Le hasard est estimé ici à {{chance}} au plus, et non à {{independent}}, car ces passations d’une même formulation diffèrent entre elles plus que des réponses indépendantes en moyenne. Avec peu de passations, cela peut aussi être dû au hasard.',
    unrepeated:
      'Cela dépasse ce que donne le hasard seul dans 19 cas sur 20 ({{chance}} au plus), mais aucune des deux formulations n’a deux passations comparables d’au moins {{least}} réponses : on ne pourra juger de cet écart qu’après avoir relancé l’une d’elles.',
    older_one: '{{count}} passation plus ancienne n’est pas affichée.',
    older_other: '{{count}} passations plus anciennes ne sont pas affichées.',
  },
  tabs: { label: 'Indices et notes', item: 'Question', quotes: 'Citations', provenance: 'Provenance' },
  marks: 'Indices',
  outOf_one:
    'Les indices et les comparaisons entre passations portent sur {{count}} persona, quel que soit le filtre.',
  outOf_other:
    'Les indices et les comparaisons entre passations portent sur l’ensemble des {{count}} personas, quel que soit le filtre.',
  noMarks:
    'Aucun indice ne ressort des réponses. Une formulation orientée, par exemple, ne se voit que comparée à une autre formulation.',
  evidence_one: 'Voir {{count}} réponse concernée',
  evidence_other: 'Voir les {{count}} réponses concernées',
  different_one: 'Voir {{count}} réponse différente',
  different_other: 'Voir les {{count}} réponses différentes',
  evidenceOf: 'Persona {{number}} : {{answer}}',
  blankAnswer: 'vide',
  moreEvidence_one: 'Afficher {{count}} de plus',
  moreEvidence_other: 'Afficher les {{count}} autres',
  values: 'Réponses selon « {{field}} »',
  value: 'Valeur',
  fix: 'Corriger cette question',
  dismiss: 'Écarter',
  dismissOf: 'Écarter : {{name}}',
  reopen: 'Ne plus écarter',
  reopenOf: 'Ne plus écarter : {{name}}',
  dismissed_one: '{{count}} indice écarté',
  dismissed_other: '{{count}} indices écartés',
  because: 'Écarté : {{reason}}',
  reason: 'Raison',
  decision: {
    label: 'Décision',
    keep: 'Garder',
    fix: 'Corriger',
    drop: 'Supprimer',
    none: 'Aucune',
  },
  decided: { keep: 'à garder', fix: 'à corriger', drop: 'à supprimer' },
  note: 'Note',
  variable: {
    label: 'Nom de variable dans les fichiers',
    form: 'Lettres sans accent, chiffres et « _ », en commençant par une lettre.',
    length: '24 caractères au plus.',
    taken: 'La question {{number}} porte déjà ce nom.',
    reserved: 'Les fichiers utilisent ce type de nom pour d’autres colonnes.',
  },
  noteHint: 'Conservée avec cette passation',
  /** What a step changed that can be undone. */
  step: {
    bands: 'tranches',
    carried: 'reprise d’une passation antérieure',
    decision: 'décision',
    filters: 'filtres nommés',
    note: 'note',
    quotes: 'citations',
    sign: 'mise à l’écart d’un indice',
    tags: 'étiquettes',
    variable: 'nom de variable',
  },
  /** Said where a step is taken back or brought back that is not of the open item. */
  done: { undo: 'Annulé : {{what}}', redo: 'Rétabli : {{what}}', ofItem: '{{what}}, question {{number}}' },
}
