export const probes = {
  heading: 'Relances',
  hint: 'Elles suivent la question, dans cet ordre. Elles sont ouvertes : leurs réponses se lisent à côté du choix.',
  kind: {
    paraphrase: 'Reformulation',
    meaning: 'Sens d’un mot',
    reason: 'Raison',
    certainty: 'Certitude',
    category: 'Ce qui vient à l’esprit',
  },
  purpose: {
    paraphrase: 'Comment la question est comprise.',
    meaning: 'Ce qu’un mot de la question veut dire pour les personas.',
    reason: 'Pourquoi une modalité a été choisie.',
    certainty: 'Si la réponse est ferme ou hésitante.',
    category: 'À quoi les personas ont pensé en lisant un mot.',
  },
  stem: 'Énoncé de la relance {{number}} ({{kind}})',
  add: 'Ajouter une relance',
  addAll: 'Ajouter les cinq relances',
  removeOf: 'Retirer la relance {{number}} ({{kind}})',
  up: 'Monter la relance {{number}} ({{kind}})',
}
