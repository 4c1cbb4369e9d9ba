/** Texts about received data: the places of the answers to an item in the service's reply. */
export const places = {
  open: 'Données reçues du service',
  title: 'Question {{number}} : données reçues',
  intro:
    'Les valeurs reçues pour cette question, et leur emplacement dans la réponse du service. Le signe $ y désigne les données (champ « data »).',
  introPersona:
    'Sous chaque question, l’emplacement de la réponse dans les données du service, puis la valeur reçue. Le signe $ désigne les données (champ « data »).',
  nothing: 'Rien de la réponse du service n’a été reconnu pour cette question.',
  nobody: 'Aucun persona n’est retenu par le filtre.',
  table: 'Question {{number}} dans les données reçues',
  all_one: '{{count}} persona',
  all_other: '{{count}} personas',
  kept_one: '{{count}} persona retenu par le filtre',
  kept_other: '{{count}} personas retenus par le filtre',
  columns: { persona: 'Persona', place: 'Emplacement', value: 'Valeur reçue' },
  missing: 'Aucune réponse reçue',
  emptyText: 'Texte vide',
  more: 'Afficher la suite (encore {{left}})',
  whole: 'Réponse complète',
  wholeTitle: 'Réponse du service : données brutes',
}
