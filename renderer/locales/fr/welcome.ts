export const welcome = {
  title: 'Bienvenue',
  heading: 'Sonde',
  what: 'Sonde sert à rédiger un questionnaire ou un guide de groupe, puis à l’essayer sur une population synthétique.',
  whatFor: 'On y voit quelles questions sont défectueuses ou orientées ; on les corrige et on recommence.',
  whatNot: 'Les réponses ne sont pas des parts d’une population et n’ont pas de marge d’erreur.',
  practise: 'S’exercer maintenant',
  connect: 'Connecter un service',
}
