export const welcome = {
  title: 'Bienvenue',
  heading: 'Sonde',
  what: 'Avec Sonde, vous rédigez un questionnaire ou un guide d’animation, puis vous le testez sur une population synthétique.',
  whatFor: 'Vous repérez les questions mal posées ou orientées, vous les corrigez et vous recommencez.',
  whatNot: 'Les réponses ne servent pas à estimer des proportions dans une population ; aucune marge d’erreur ne s’y applique.',
  practise: 'S’entraîner maintenant',
  connect: 'Connecter un service',
}
