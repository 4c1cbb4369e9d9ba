export const welcome = {
  title: 'Bienvenue',
  heading: 'Sonde',
  what: 'Avec Sonde, vous rédigez un questionnaire ou un guide d’animation, puis vous le testez sur une population synthétique.',
  whatFor: 'Vous repérez les questions mal posées ou orientées, vous les corrigez et vous recommencez.',
  whatNot:
    'Ces réponses synthétiques aident à repérer les questions faibles. Ce ne sont pas des estimations sur une population ; elles n’ont pas de marge d’erreur.',
  practise: 'S’entraîner maintenant',
  connect: 'Connecter un service',
}
