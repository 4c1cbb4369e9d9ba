import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameOfCode, QAS_CODES, QAS_STEPS, qasCode } from '../../../../shared/experiments/qas/codes.ts'
import { SIGNS } from '../../../../shared/experiments/qas/signs.ts'
import { suggestCode } from '../../../../shared/experiments/qas/suggest-code.ts'
import { type ProbeKind, probeKindSchema } from '../../../../shared/models/experiment.ts'

/** Probe, answer, and the suggested code with the sign that it is based on. */
const SAID: readonly (readonly [ProbeKind, string, string])[] = [
  ['reason', 'Les réponses proposées ne correspondent pas à la question.', '7b mismatch'],
  ['reason', 'The answers don’t really match the question.', '7b mismatch'],
  ['reason', 'Les modalités se recoupent un peu.', '7e overlap'],
  ['certainty', 'Hésitante, plusieurs réponses me convenaient.', '7e overlap'],
  ['certainty', 'Not sure, two of the options would fit.', '7e overlap'],
  ['reason', 'Par défaut, aucune des réponses ne me convient.', '7f none_fits'],
  ['reason', 'Il manque une modalité pour les gens comme moi.', '7f none_fits'],
  ['reason', 'Ma réponse n’y est pas.', '7f none_fits'],
  ['reason', 'Ma réponse n’est pas dans la liste.', '7f none_fits'],
  ['certainty', 'Mon cas n’est pas là, j’ai pris le plus proche.', '7f none_fits'],
  ['reason', 'I took the closest one. None of the answers fits me.', '7f none_fits'],
  ['certainty', 'My answer isn’t listed, so I took another.', '7f none_fits'],
  ['reason', 'I don’t see the difference between often and regularly.', '7d same_options'],
  ['reason', 'Quelle différence entre « souvent » et « régulièrement » ?', '7d same_options'],
  ['paraphrase', 'Vous demandez deux choses à la fois.', '4c two_things'],
  ['paraphrase', 'Il y a là deux questions : le prix et la propreté.', '4c two_things'],
  ['paraphrase', 'There are two questions here, price and comfort.', '4c two_things'],
  ['reason', 'I agree with the first but not the other.', '4c two_things'],
  ['paraphrase', 'Sur quelle période ?', '3d which_period'],
  ['certainty', 'Depuis quand au juste ? Je ne sais pas.', '3d which_period'],
  ['paraphrase', 'Over what period is meant?', '3d which_period'],
  ['meaning', 'Je ne connais pas ce mot.', '3b unknown_word'],
  ['meaning', 'Je ne sais pas du tout ce que ça veut dire.', '3b unknown_word'],
  ['meaning', 'Aucune idée.', '3b unknown_word'],
  ['meaning', 'No idea, really.', '3b unknown_word'],
  ['category', 'Rien ne me vient.', '3b unknown_word'],
  ['reason', 'I have never heard of it.', '3b unknown_word'],
  ['meaning', 'I don’t know what "modal shift" means.', '3b unknown_word'],
  ['certainty', 'Je ne me souviens plus combien de fois.', '5c cannot_remember'],
  ['certainty', 'Hésitante : j’ai oublié.', '5c cannot_remember'],
  ['reason', 'I can’t really remember that far back.', '5c cannot_remember'],
  ['reason', 'J’ai dû compter mes trajets un par un.', '5d had_to_compute'],
  ['reason', 'I had to add them up in my head.', '5d had_to_compute'],
  ['reason', 'J’ai répondu un peu au hasard.', '5a had_to_guess'],
  ['certainty', 'Not at all, I just guessed.', '5a had_to_guess'],
  ['reason', 'Je n’y connais rien.', '5a knows_too_little'],
  ['reason', 'I don’t know enough about taxes.', '5a knows_too_little'],
  ['certainty', 'Je n’y ai jamais vraiment réfléchi.', '5b no_attitude'],
  ['certainty', 'I have never really thought about it.', '5b no_attitude'],
  ['reason', 'Ça ne me concerne pas, je ne conduis pas.', '4a does_not_apply'],
  ['reason', 'It doesn’t apply to me, I do not drive.', '4a does_not_apply'],
  ['reason', 'Je préfère ne pas répondre.', '6a rather_not_say'],
  ['reason', 'C’est trop personnel.', '6a rather_not_say'],
  ['reason', 'I’d rather not say.', '6a rather_not_say'],
  ['reason', 'That’s private.', '6a rather_not_say'],
  ['category', 'Le mot est un peu blessant.', '6b offended'],
  ['meaning', 'The word is rather insulting to them.', '6b offended'],
  ['reason', 'La question est orientée.', '6c expected_answer'],
  ['reason', 'On ne peut pas répondre non à cela.', '6c expected_answer'],
  ['reason', 'The question pushes me towards yes.', '6c expected_answer'],
  ['reason', 'It is what you are supposed to say.', '6c expected_answer'],
  ['certainty', 'Cela dépend des jours.', '4b changes'],
  ['certainty', 'It depends on the weather.', '4b changes'],
  ['paraphrase', 'La question est trop vague.', '3c vague'],
  ['meaning', 'It could mean several things.', '3c vague'],
  ['paraphrase', 'Qu’entendez-vous par « souvent » ?', '3c asks_back'],
  ['meaning', 'What do you mean by fair?', '3c asks_back'],
  ['paraphrase', 'Je ne comprends pas bien la question.', '3a unclear'],
  ['paraphrase', 'I don’t quite understand what you want.', '3a unclear'],
  ['reason', 'J’ai dû relire la question.', '3a unclear'],
  ['reason', 'Ça dépend.', '3c depends'],
  ['certainty', 'Oui, mais tout dépend des moyens.', '3c depends'],
  ['certainty', 'Well, it really depends.', '3c depends'],
  ['paraphrase', 'Je ne sais pas.', '3a cannot_repeat'],
  ['paraphrase', 'I can’t say.', '3a cannot_repeat'],
]

/** Unproblematic answers, some with words that also occur in problems. */
const SOUND: readonly (readonly [ProbeKind, string])[] = [
  ['certainty', 'Mon choix n’est pas très sûr.'],
  ['certainty', 'Ma réponse n’est pas définitive, j’ai hésité.'],
  ['reason', 'Ma réponse n’est pas la même tous les ans.'],
  ['paraphrase', 'On me demande si je veux plus de pistes cyclables.'],
  ['paraphrase', 'They want to know whether the town should build trams.'],
  ['meaning', 'Pour moi, ce sont les bus et les tramways.'],
  ['meaning', 'It means buses, trams and trains.'],
  ['reason', 'Parce que la ville manque de pistes.'],
  ['reason', 'Je dépends de ma voiture pour aller travailler.'],
  ['reason', 'My family depends on the car.'],
  ['reason', 'Cela ne dépend pas des jours, c’est toujours pareil.'],
  ['reason', 'I remember waiting in the rain.'],
  ['reason', 'Je me souviens très bien de la grève.'],
  ['reason', 'Two things matter to me: price and comfort.'],
  ['certainty', 'Sûre : ce n’est pas vague du tout.'],
  ['certainty', 'Very sure, the question is not confusing.'],
  ['certainty', 'Très sûr, la question est claire.'],
  ['certainty', 'Je ne sais pas.'],
  ['category', 'Les quais, la pluie, le retard du matin.'],
  ['category', 'My street in the morning.'],
  ['reason', ''],
]

describe('suggestCode', () => {
  it.each(SAID)('reads after the probe “%s”: %s', (kind, said, expected) => {
    const suggestion = suggestCode(kind, said)
    expect(`${suggestion?.code} ${suggestion?.sign}`).toBe(expected)
    expect(said).toContain(suggestion?.quote)
  })

  it.each(SOUND)('sees nothing after the probe “%s” in: %s', (kind, said) => {
    expect(suggestCode(kind, said)).toBeNull()
  })

  it('quotes the sentence that it was read from, and names a code that there is', () => {
    const sentences = fc.constantFrom(...SAID.map(([, said]) => said), ...SOUND.map(([, said]) => said))
    const said = fc.array(sentences, { maxLength: 5 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(fc.constantFrom(...probeKindSchema.options), said, (kind, text) => {
        const suggestion = suggestCode(kind, text)
        if (!suggestion) return
        expect(text).toContain(suggestion.quote.replace(/…$/u, ''))
        expect(qasCode(suggestion.code)).toBeDefined()
      }),
    )
  })
})

describe('codes', () => {
  it('are those of QAS-99, each once, and every sign leads to one of them', () => {
    expect(QAS_STEPS.map(({ step, codes }) => `${step}:${codes.length}`).join(' ')).toBe(
      '1:3 2:2 3:4 4:3 5:4 6:3 7:7 8:1',
    )
    expect(new Set(QAS_CODES.map(({ code }) => code)).size).toBe(27)
    for (const { code } of SIGNS) expect(qasCode(code)?.code).toBe(code)
  })

  it('have a name in each language, and an unknown one is shown as it is', () => {
    expect(nameOfCode('3a', 'en')).toBe('3a Clarity: wording')
    expect(nameOfCode('4c', 'fr')).toBe('4c Présupposés\u00A0: double question')
    expect(nameOfCode('8', 'en')).toBe('8 Other')
    expect(nameOfCode('9z', 'fr')).toBe('9z')
  })
})
