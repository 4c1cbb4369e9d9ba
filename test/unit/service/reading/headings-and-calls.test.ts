import { describe, expect, it } from 'vitest'
import { findRowLists } from '../../../../electron/service/reading/find-rows.ts'
import { textTable } from '../../../../electron/service/reading/find-tables.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const spoken = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => [speaker, text])

describe('what stands around the rows of an answer', () => {
  it('is no turn where it heads two columns, and one where its words come again', () => {
    const rows = [
      ['Animateur', 'Racontez une séance.'],
      ['Alain', 'Un vieux film, revu dix fois.'],
      ['Animateur', 'Que faut-il sauver ?'],
      ['Alain', 'Le bar, et la petite salle.'],
    ]
    expect(spoken({ cellules: [['Qui', 'Quoi'], ...rows] })).toEqual(rows)
    expect(spoken({ texte: rows.map((row) => row.join('\t')).join('\n') })).toEqual(rows)
  })

  it('is no member where it heads two columns', () => {
    const members = readMembers({
      cellules: [
        ['Réf.', 'Intitulé'],
        ['Présidente', 'tout'],
        ['Trésorier', 'lecture'],
      ],
    })
    expect(members).toHaveLength(2)
  })

  it('is no speaker where it is what is asked in a round', () => {
    const rounds = [1, 2].map((tour) => ({
      tour,
      relance: `Et la visite numéro ${tour} ?`,
      interventions: [
        { participant: 'Rim', propos: 'Au souk, samedi, comme toujours.' },
        { participant: 'Zied', propos: 'En ligne, depuis le bureau.' },
      ],
    }))
    expect(spoken({ reunion: { tours: rounds } })[0]).toEqual([null, 'Et la visite numéro 1 ?'])
  })

  it('is no id where it is that of a call', () => {
    expect(readCreatedId({ result: { sid: '684127', status: 'inaktiv' }, id: 1 })).toBe('684127')
  })

  it('is no profile where it is the only entry around the profiles', () => {
    const profil = ['Awa', 'Agathe', 'Pascal'].map((prenom, at) => ({ code: `F${at}`, prenom: [prenom] }))
    expect(readProfiles({ reunion: { titre: ['La nuit'], profils: [{ profil }] } })).toHaveLength(3)
  })

  it('is a heading of a table also where one of its later columns says the same of somebody', () => {
    expect(textTable('Nom;Lecture;Gestion\nAna;Lecture;\nBo;;Gestion')).toEqual([
      { Nom: 'Ana', Lecture: 'Lecture', Gestion: '' },
      { Nom: 'Bo', Lecture: '', Gestion: 'Gestion' },
    ])
    expect(textTable('Ana\tOui\nBo\tNon\nAna\tPeut-être')).toBeNull()
  })

  it('is no prompt where it is what somebody said, or when', () => {
    const replies = [
      { participant: 'Zied', propos: 'En ligne, depuis le bureau.' },
      { participant: 'Rim', propos: 'Moi jamais, je préfère voir.' },
    ]
    const rounds = (more: object) => [1, 2].map((tour) => ({ tour, ...more, reponses: replies }))
    const said = replies.map(({ participant, propos }) => [participant, propos])
    for (const more of [
      { participant: 'Rim', propos: 'Au souk, samedi, comme toujours.' },
      { date: '12 mars 2026' },
      { resume: 'Zied achète en ligne, Rim non.' },
    ])
      expect(spoken({ reunion: { tours: rounds(more) } }), JSON.stringify(more)).toEqual([...said, ...said])
  })

  it('is not taken off a list whose only row has something beside it', () => {
    const list = [{ a: 1 }, { a: 2 }]
    expect(findRowLists({ data: [{ profile: list }] })[0]?.rows).toEqual(list)
    const beside = [{ profile: list, title: 'La nuit' }]
    expect(findRowLists({ data: beside })[0]?.rows).toEqual(beside)
    const two = [{ profile: list }, { profile: list }]
    expect(findRowLists({ data: two })[0]?.rows).toEqual(two)
  })
})
