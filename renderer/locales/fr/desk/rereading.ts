/** Texts of reading stored replies again, and of earlier readings. */
export const reread = {
  offer: 'Lire de nouveau tout ce qui est enregistré',
  help: 'Les passations déjà reçues de « {{name}} » peuvent être lues de nouveau avec ces règles. La lecture précédente est conservée.',
  helpWithout:
    'Les passations déjà reçues de « {{name}} » peuvent être lues de nouveau sans ces règles. La lecture précédente est conservée.',
  label: 'Nouvelle lecture',
  progress: '{{done}} sur {{total}}',
  stop: 'Arrêter',
  running: 'Nouvelle lecture en cours',
  done: 'Nouvelle lecture terminée.',
  stopped: 'Nouvelle lecture arrêtée : chaque passation est lue de nouveau en entier ou pas du tout.',
  failed: 'La nouvelle lecture a été interrompue.',
  kept_one:
    '{{number}} passation n’aurait plus rien de lu, ou n’a pas pu être lue ; sa lecture précédente est conservée.',
  kept_other:
    '{{number}} passations n’auraient plus rien de lu, ou n’ont pas pu être lues ; leur lecture précédente est conservée.',
  unchanged: 'Aucun chiffre ne change.',
  changed: 'Passations dont les chiffres changent',
  run: 'Passation',
  before: 'Réponses reconnues avant',
  now: 'Maintenant',
  figures: 'Chiffres différents',
}

export const earlier = {
  title: 'Lectures précédentes',
  open: 'Lectures précédentes',
  compare: 'Ce qui a changé dans « {{title}} »',
  changes: 'Ce qui a changé',
  intro:
    'Chaque fois que Sonde lit de nouveau une réponse du service, la lecture précédente est conservée. Les résultats montrent la plus récente.',
  none: {
    title: 'Aucune lecture précédente',
    text: 'Les réponses de cette passation n’ont été lues qu’une fois. La lecture précédente se trouvera ici dès qu’elles seront lues de nouveau.',
  },
  which: 'Lecture précédente',
  newest: 'Lecture la plus récente : {{reading}}',
  by: {
    used: 'd’après vos règles',
    unfit: 'par Sonde, car les règles ne convenaient pas',
    readers: 'par Sonde',
  },
  otherReply: 'd’une autre réponse du service',
  understood: 'Réponses reconnues : {{before}} avant, {{now}} maintenant.',
  personas: 'Personas : {{before}} avant, {{now}} maintenant.',
  all: 'Montrer aussi les questions où rien n’a changé',
  same: 'Aucun chiffre et aucune réponse ne diffèrent entre ces lectures.',
  table: 'Chiffres des deux lectures',
  what: 'Question et modalité',
  before: 'Avant',
  now: 'Maintenant',
  different_one: '{{number}} réponse diffère',
  different_other: '{{number}} réponses diffèrent',
  kinds: { words: 'Réponses en clair', unread: 'Non reconnues', blank: 'Vides' },
}
