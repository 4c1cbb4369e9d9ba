/** Texts of the reply at the reading desk: its tree, marks and search. */
export const tree = {
  label: 'Contenu de la réponse',
  root: 'Données de la réponse',
  map_one: '{{number}} champ',
  map_other: '{{number}} champs',
  list_one: '{{number}} élément',
  list_other: '{{number}} éléments',
  null: 'null',
  emptyText: 'texte vide',
  fold: 'Replier',
  unfold: 'Déplier',
  said: '{{key}} : {{value}}',
  saidMarked: '{{key}} : {{value}}. {{marks}}',
  unreadable: 'Cette réponse ne peut pas être lue',
  unreadableAt:
    'À partir de la ligne {{line}}, caractère {{column}}, ce n’est plus du JSON valide : la réponse est peut-être incomplète. Sonde la conserve telle quelle. Demandez-la de nouveau au service ; si cela se répète, signalez-le à ses auteurs.',
  keys: 'Flèches : parcourir et déplier ; Entrée : dire ce que c’est ; Ctrl+F : rechercher.',
  tooLong:
    'Cette liste est trop longue pour défiler jusqu’au bout. Utilisez Fin, Page suivante ou la recherche pour aller plus loin.',
}

export const mark = {
  persona: 'persona {{persona}}',
  answer: 'réponse à la question {{item}}',
  answerOf: 'réponse à la question {{item}}, persona {{persona}}',
  with: '{{what}}, persona {{persona}}',
  notRecognised: '{{what}}, valeur non reconnue',
  hidden: 'masquée par la valeur suivante du même nom',
}

export const short = {
  answer: 'Q{{item}}',
  answerOf: 'Q{{item}} · P{{persona}}',
  persona: 'P{{persona}}',
  notRecognised: '{{what}} · non reconnue',
}

export const search = {
  label: 'Rechercher dans la réponse',
  hint: 'Dans la réponse…',
  next: 'Occurrence suivante',
  count_one: '{{number}} occurrence',
  count_other: '{{number}} occurrences',
  none: 'Aucune occurrence',
  running: 'Recherche…',
}

export const menu = {
  open: 'C’est…',
  of: 'Dire ce qu’est {{key}}',
  title: 'Cette valeur est…',
}
