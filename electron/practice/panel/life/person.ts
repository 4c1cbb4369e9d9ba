import type { Persona } from '../persona.ts'

/** What a life is drawn from: what the census tables give of a persona. */
export type Person = Pick<Persona, 'age' | 'sexe' | 'densite' | 'occupation'>
