export const surveys = {
  title: 'Titre',
}
