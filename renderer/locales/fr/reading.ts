export const reading = {
  howToSearch:
    'Chaque mot est trouvé sous toutes ses formes. « … » ou "…" : ces mots exactement. mot* : tout ce qui commence ainsi.',
}
