export const seen = {
  heading: 'Dans la dernière passation',
  headingOlder: 'Dans la dernière passation qui permet de juger',
  newestCannot: 'La passation la plus récente a trop peu de réponses à cette question.',
  run: 'Version {{version}}, {{date}}',
  changed: 'La question a été modifiée depuis cette passation.',
  open: 'Voir les réponses à cette question',
  inOutline: 'Dernière passation : {{sign}}',
  inOutlineOlder: 'Dernière passation qui permet de juger : {{sign}}',
}
