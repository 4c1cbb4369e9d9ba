import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'

const UUID = 'a3bb189e-8bf9-3888-9912-ace4e6543002'

describe('readCreatedId', () => {
  it.each<[unknown, string]>([
    [{ id: 'a' }, 'a'],
    [{ survey_id: 12 }, '12'],
    [{ data: { uuid: 'u' } }, 'u'],
    [{ id: 41, uuid: UUID }, '41'],
    ['a-41', 'a-41'],
    [41, '41'],
    [{ enquete: { id: '41', status: 'draft' } }, '41'],
    [{ data: { enquete: { id: '41' } } }, '41'],
    [{ data: { resultat: { enquete: { fiche: '41' } } } }, '41'],
    [{ xq: { zor: 41 } }, '41'],
    [{ meta: { id: '41', prepared: '2026-11-10' } }, '41'],
    [{ cle: UUID, etat: 'brouillon' }, UUID],
    [{ ref: 'ENQ-41', nb_personas: 20, version: 3 }, 'ENQ-41'],
    [{ href: '/surveys/41', account: 7 }, '41'],
    [{ links: { self: 'https://s.example/api/v1/surveys/41', launch: '/api/v1/surveys/41/launch' } }, '41'],
    ['/api/v1/surveys/41', '41'],
    [{ compte: { id: 7 }, enquete: { numero: 41 } }, '41'],
    [{ id: 'req-9', survey: { id: 41 } }, '41'],
    [[{ id: 41 }], '41'],
    [{ code: 201, message: 'Enquête créée', objet: { marque: 'k7-x2' } }, 'k7-x2'],
    // A namespace, a context and a schema are no ids.
    [{ reponse: { xmlns: 'urn:pref:enquete:v2', 'xmlns:e': 'urn:pref:v1', cle: 'k7-x2' } }, 'k7-x2'],
    [{ '@context': 'contexts:survey-2', '@type': 'survey-v1', '@id': '/surveys/41' }, '41'],
    [{ $schema: 'survey-v3', cle: 'k7-x2' }, 'k7-x2'],
    [
      { Envelope: { Body: { Response: { '@xmlns': 'urn:pref:survey:v2', Survey: { '@id': '0482' } } } } },
      '0482',
    ],
    [{ cree_le: '2026-03-01T10:00:00Z', horodatage: 1_772_366_400, souche: 41 }, '41'],
  ])('reads %j', (data, id) => {
    expect(readCreatedId(data)).toBe(id)
  })

  it.each<unknown>([
    { Envelope: { Body: { Response: { '@xmlns': 'urn:pref:survey:v2', Survey: { State: 'Draft' } } } } },
    // Nobody knows by which of two ids of its own a service wants to be asked.
    { id: 57, documentId: 'k2ab9x0p4z' },
    { id: 57, document_id: 'kxabzdcfghij' },
    { data: { id: 57, publicId: 'pub-81', status: 'draft' } },
    { ok: true },
    { id: null },
    null,
    'ok',
    'Créée',
    {},
    { status: 'draft', cree_le: '2026-03-01' },
    { account: 7 },
    { owner: { id: 7 }, template_id: 12 },
    // The id of what stands beside the survey.
    { survey: { title: 'Bus' }, run: { id: 71 } },
    { data: { enquete: { titre: 'Bus' }, tirage: { id: 71 } } },
    { xa: 41, xb: 42 },
    { id: 41, survey_id: 12 },
    { ref: 'E-41', uuid_externe: UUID, cle: 'x9' },
    { code: 201, message: 'ok' },
    { message: 'created in 12 ms', duration_ms: 12, region: 'eu-1' },
    { personas: [{ id: 1 }, { id: 2 }] },
    { a: { b: { c: { d: { e: 41 } } } } },
    { meta: { id: 'M-7', sender: {} }, data: { flows: [{ id: 'E-41', name: 'Trips' }] } },
    { version: '1.2.0', locale: 'fr-FR', ages: '18-30', part: 0.5 },
  ])('finds none that is certain in %j', (data) => {
    expect(readCreatedId(data)).toBeNull()
  })

  it('tells the id of a session from that of a survey', () => {
    expect(readCreatedId({ session: { id: 'x' }, profiles: [] }, 'focus')).toBe('x')
    expect(readCreatedId({ seance: { numero: 5 }, enquete_id: 9 }, 'focus')).toBe('5')
  })

  it.each<[string | null, unknown]>([
    // The thing with a title and the status of a draft was created, and not what else has a number.
    [
      '20417',
      {
        header: { no: 'M-3' },
        operation: { no: 20417, title: 'Trips', status: 'prepared', service: { no: 412, name: 'Office' } },
      },
    ],
    [
      '42',
      { dossier: { numero: 42, titre: 'Bus', etat: 'brouillon' }, service: { numero: 3, nom: 'Études' } },
    ],
    ['42', { no: 42, titre: 'Bus', statut: 'brouillon', commanditaire: { no: 3, nom: 'Ville' } }],
    [
      null,
      {
        commande: { no: 42, titre: 'Bus', statut: 'brouillon' },
        devis: { no: 3, titre: 'Bus', statut: 'brouillon' },
      },
    ],
  ])('%s of what was created, in %j', (id, data) => {
    expect(readCreatedId(data)).toBe(id)
  })

  it.each<[string | null, unknown]>([
    ['LP-0088', { listening_panel: 'LP-0088', seats: [{ seat: 1 }, { seat: 2 }] }],
    ['T-7', { table_ronde: 'T-7', invites: [{ prenom: 'Ana' }, { prenom: 'Ben' }] }],
    // What the service draws from, also in its version.
    [null, { panel: 'FR-2026', seats: [{ seat: 1 }, { seat: 2 }] }],
    [null, { panel_version: 'FR-2026', seats: [{ seat: 1 }, { seat: 2 }] }],
    [null, { listening_panel: 'LP-0088', badge: 'B-2', seats: [{ seat: 1 }, { seat: 2 }] }],
  ])('%s of those who gather, in %j', (id, data) => {
    expect(readCreatedId(data, 'focus')).toBe(id)
  })

  it('takes nothing for an id that only comes back from what was sent', () => {
    const sent = { titre: 'T1', nb_personas: 20, questions: [{ texte: 'A' }, { texte: 'B' }] }
    expect(readCreatedId({ combien: 20, items: 2, nom_donne: 'T1' }, 'survey', sent)).toBeNull()
    expect(readCreatedId({ combien: 20, items: 2, souche: 41 }, 'survey', sent)).toBe('41')
    expect(readCreatedId({ id: 20 }, 'survey', sent)).toBe('20')
  })

  it.each<[string | null, unknown]>([
    ['EV-1', { 'EV-1': { status: 'draft' } }],
    ['twin-7f21', { run_key: 'twin-7f21', phase: 'DRAFT', estimate: { calls: 56 } }],
    // A name instead of an id, or several candidates.
    [null, { q1: { status: 'draft' }, q2: { status: 'draft' } }],
    [null, { page_1: { status: 'draft' } }],
  ])('%s in %j', (id, data) => {
    expect(readCreatedId(data)).toBe(id)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        readCreatedId(data)
        readCreatedId({ data }, 'focus', data)
      }),
    )
  })
})
