import { describe, expect, it } from 'vitest'
import { readStatus, surveyStatusOf } from '../../../../electron/service/reading/read-status.ts'

describe('surveyStatusOf', () => {
  it.each([
    ['draft', ['draft', 'BROUILLON', 'Créée', 'cree', 'not_started', 'SURVEY_STATUS_DRAFT']],
    [
      'running',
      ['running', 'en_cours', 'En cours', 'EN COURS', 'in progress', 'inProgress', 'lancée', 'PROCESSING'],
    ],
    [
      'done',
      [
        'done',
        'terminé',
        'TERMINÉE',
        'termine',
        'COMPLETED',
        'finished',
        'fini',
        'statut_termine',
        'clôturée',
      ],
    ],
    ['failed', ['failed', 'échec', 'ECHEC', 'error', 'annulé', 'Cancelled', 'échouée']],
    [
      'other',
      ['pending', 'ready', 'not done', 'non terminé', 'pas encore fini', 'ok', 'success', '3', 'undone', ''],
    ],
    ['other', ['presque terminé', 'done soon', 'constructor', '__proto__']],
  ] as const)('%s', (status, words) => {
    for (const word of words) expect(surveyStatusOf(word), word).toBe(status)
  })

  it.each([
    ['draft', ['borrador', 'Entwurf', 'IN_VORBEREITUNG', 'bozza', 'rascunho']],
    ['running', ['en curso', 'läuft', 'loopt', 'In corso', 'em andamento']],
    [
      'done',
      [
        'finalizada',
        'abgeschlossen',
        'Beendet',
        'voltooid',
        'conclusa',
        'completato',
        'concluído',
        'encerrado',
      ],
    ],
    ['other', ['no terminado', 'nicht abgeschlossen', 'casi finalizado', 'non concluso']],
  ] as const)('%s, in the languages of neighbours', (status, words) => {
    for (const word of words) expect(surveyStatusOf(word), word).toBe(status)
  })

  it.each([
    [
      'draft',
      [
        'awaiting-launch',
        'prêt à lancer',
        'en montage',
        'survey_is_draft_and_not_yet_launched',
        'a bien été créée',
        'PREPARED',
        'préparée',
      ],
    ],
    [
      'running',
      [
        ...['en calcul', 'survey_is_currently_running', 'est actuellement en cours', 'has been launched'],
        ...['IN_EXECUTION', '&agrave; l&#039;antenne', 'on air'],
      ],
    ],
    ['done', ['survey_has_been_completed_successfully', "L'enquête a été terminée avec succès", 'bouclée']],
    ['other', ['has not been completed', 'created and launched', "n'est pas terminée", 'was almost done']],
    ['other', ['a', 'has been', 'avec succès', 'is draft and so on']],
  ] as const)('%s, in a sentence', (status, words) => {
    for (const word of words) expect(surveyStatusOf(word), word).toBe(status)
  })

  it('knows what a person has taught, whatever its writing', () => {
    expect(surveyStatusOf('Moulinée', { moulinee: 'done' })).toBe('done')
    expect(surveyStatusOf('done', { DONE: 'running' })).toBe('running')
  })
})

describe('a word that may say that a survey is over', () => {
  it.each([
    ['done', { etat: 'ok', compteur: '100%|██████████| 6/6 [00:27<00:00, 4.48s/it]' }],
    ['done', { state: 'archived', submissions: { received: 7, expected: 7 } }],
    ['done', { status: 'prête', progress: '100 %' }],
    ['other', { etat: 'ok', compteur: ' 33%|███▎      | 2/6 [00:09<00:18, 4.51s/it]' }],
    ['other', { state: 'archived' }],
    ['other', { state: 'ready', progress: 1 }],
    ['other', { status: 'ready', progress: { done: 0, total: 6 } }],
  ])('says so where everybody has answered: %s in %j', (status, data) => {
    expect(readStatus(data).status).toBe(status)
  })
})

describe('readStatus by structure', () => {
  it.each<[unknown, string, string | null]>([
    [{ etape: 'en cours', nom: 'Terminé' }, 'running', 'en cours'],
    [{ statut: { code: 3, libelle: 'Terminée' } }, 'done', 'Terminée'],
    [{ enquete: { suivi: { situation: 'brouillon' } } }, 'draft', 'brouillon'],
    [{ status: 'ok', enquete: { etat: 'en cours' } }, 'running', 'en cours'],
    [{ status: 'done', run: { state: 'running' } }, 'other', 'done'],
    [{ xq: 'done', zor: 'en cours' }, 'other', 'done'],
    [{ status: 'running', mode: 'boucle' }, 'running', 'running'],
    [{ state: 'running', previous: { state: 'done' } }, 'running', 'running'],
    [{ termine: false, en_cours: true }, 'running', 'en_cours'],
    [{ finished: true, failed: false }, 'done', 'finished'],
    [{ finished: true, failed: true }, 'other', null],
    [{ finished: false }, 'other', null],
    [{ etat: 3 }, 'other', '3'],
    [{ message: 'done' }, 'other', null],
    ['Lancée', 'running', 'Lancée'],
    [true, 'other', null],
  ])('reads %j', (data, status, word) => {
    expect(readStatus(data)).toMatchObject({ status, word })
  })

  it('knows a number or a word that a person has taught', () => {
    expect(readStatus({ etat: 3 }, { '3': 'done' }).status).toBe('done')
    expect(readStatus({ xq: 'moulu' }, { moulu: 'done' }).status).toBe('done')
  })
})

describe('a status that is told otherwise', () => {
  it.each<[string, unknown]>([
    ['running', { etape: 2, etapes: { 1: 'brouillon', 2: 'en cours', 3: 'terminé' } }],
    ['draft', { survey: { state: 0, states: ['draft', 'running', 'done'] } }],
    ['done', { stage: 3, all_stages: ['draft', 'running', 'done'] }],
    // It is unknown whether the list is counted from 0 or from 1.
    ['other', { stage: 1, stages: ['draft', 'running', 'done'] }],
    ['other', { stage: 7, stages: { 1: 'draft', 2: 'running' } }],
    ['running', { status: 1, status_label: 'Running' }],
    ['other', { previous_status_label: 'Running' }],
    ['other', { rows: [['x', 'y']], jobComplete: true }],
    ['other', { query: { done: false }, pageFinished: true }],
    ['done', { finished: true }],
  ])('%s: %j', (status, data) => {
    expect(readStatus(data).status).toBe(status)
  })
})

describe('a status in a part of its own', () => {
  it.each<[unknown, string]>([
    [{ status: { code: 20, label: { fr: 'En collecte', en: 'In field' } } }, 'running'],
    [{ etat: { code: 10, libelle: { fr: 'Ébauche', en: 'Draft' } } }, 'draft'],
    [{ state: { Running: { answers: 30, of: 120 } } }, 'running'],
    [{ state: { Done: { finished: 1795689377 } } }, 'done'],
    [{ etat: { code: 20, libelle: 'Recueil des réponses en cours' } }, 'running'],
    [{ etat: 'Collecte terminée, résultats disponibles' }, 'done'],
    [{ etat: 'En cours de rédaction' }, 'draft'],
    [{ status: { previous: { fr: 'Terminé' }, label: { fr: 'En cours' } } }, 'running'],
    [{ status: { label: { fr: 'En cours', en: 'Completed' } } }, 'other'],
    [{ states: { Running: { count: 3 }, Done: { count: 5 } } }, 'other'],
  ])('%j is %s', (data, status) => {
    expect(readStatus(data).status).toBe(status)
  })
})
