import { describe, expect, it } from 'vitest'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const statusOf = (status: string) => readStatus({ id: 's-1', status }).status

describe('words that teams use for the status of a survey', () => {
  it.each([
    [
      'draft',
      [
        'Not yet submitted',
        'Being set up',
        'Rédaction en cours',
        'Prêt à être lancé',
        'Brouillon enregistré',
      ],
    ],
    ['running', ['Inclusions en cours', 'Enrolling', 'En recueil', 'Being answered', 'Recueil en cours']],
    [
      'done',
      [
        ...[
          'Recueil terminé, base gelée',
          'Database locked',
          'Terminée et archivée',
          'Terminé le 12/03/2026',
        ],
        ...['Closed, data frozen', 'Inclusions closes', '100 % terminé', 'Toutes les réponses reçues'],
      ],
    ],
    ['failed', ['Arrêt sur erreur', 'Stopped on error', 'N’a pas abouti', 'Annulée par le service']],
  ])('mean %s', (status, words) => {
    expect(words.map((word) => [word, statusOf(word)])).toEqual(words.map((word) => [word, status]))
  })

  it('say nothing where they may mean two things', () => {
    const words = [
      'Frozen',
      'Gelée',
      'En relecture',
      'Archivée et publiée',
      'Terminée et en cours',
      '60 % terminé',
    ]
    expect(words.map((word) => [word, statusOf(word)])).toEqual(words.map((word) => [word, 'other']))
  })

  it('stand also under a name that asks where the survey is', () => {
    expect(readStatus({ slug: 'midi', ou_on_en_est: 'en_route' }).status).toBe('running')
    expect(readStatus({ slug: 'midi', whereItStands: 'cooking' }).status).toBe('running')
    const rows = [
      { id: 's-1', titre: 'Midi', ou_on_en_est: 'fini' },
      { id: 's-2', titre: 'Soir', ou_on_en_est: 'en_route' },
    ]
    expect(readRecords(rows).records.map(({ status }) => status)).toEqual(['fini', 'en_route'])
    expect(readStatus({ slug: 'midi', itineraire: 'en_route' }).status).toBe('other')
  })
})

describe('what is being typed in', () => {
  const told = (traites: string, restants: string) =>
    readStatus({
      etat: { code: '10', libelle: 'En saisie' },
      avancement: { nbIndividusTraites: traites, nbIndividusRestants: restants },
    }).status

  it('is the survey where nobody has answered, and else is asked about', () => {
    expect(told('0', '22')).toBe('draft')
    expect(told('7', '15')).toBe('other')
    expect(statusOf('En saisie')).toBe('other')
  })
})
