import type { Persona } from '../persona.ts'

/** The attributes from the census tables, from which a life is drawn. */
export type Person = Pick<Persona, 'age' | 'sexe' | 'densite' | 'occupation'>
