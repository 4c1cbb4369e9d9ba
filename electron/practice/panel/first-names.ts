import { pick } from '../random.ts'
import type { Sex } from './persona.ts'

/** Year from which years of birth are calculated. */
const thisYear = 2025

interface Generation {
  /** Last year of birth. */
  readonly until: number
  readonly femme: readonly string[]
  readonly homme: readonly string[]
}

// Common first names in France by year of birth.
const generations: readonly Generation[] = [
  {
    until: 1944,
    femme: words(
      'Jeanne Denise Simone Paulette Ginette Lucienne Odette Yvette Huguette Raymonde Suzanne Marcelle',
    ),
    homme: words('Marcel René Roger André Raymond Lucien Fernand Georges Maurice Henri Robert Émile'),
  },
  {
    until: 1959,
    femme: words(
      'Monique Françoise Nicole Jacqueline Danielle Michèle Christiane Annie Chantal Martine Colette Josiane Fatima Maria Évelyne Bernadette',
    ),
    homme: words(
      'Jean-Claude Michel Bernard Alain Gérard Daniel Jacques Christian Serge Guy Yves Mohamed Antonio Francis Jean-Pierre Joël',
    ),
  },
  {
    until: 1974,
    femme: words(
      'Sylvie Catherine Nathalie Isabelle Véronique Valérie Corinne Patricia Brigitte Christine Florence Laurence Malika Karine Agnès Pascale Rosa Hélène',
    ),
    homme: words(
      'Philippe Patrick Thierry Pascal Éric Laurent Frédéric Stéphane Bruno Didier Olivier Franck Rachid José Hervé Marc Ahmed Vincent',
    ),
  },
  {
    until: 1989,
    femme: words(
      'Stéphanie Céline Sandrine Aurélie Émilie Élodie Julie Delphine Audrey Virginie Samira Mélanie Laetitia Aminata Caroline Claire Jennifer Nadia Charlotte Amandine',
    ),
    homme: words(
      'Sébastien Nicolas Julien Christophe David Mathieu Jérôme Cédric Guillaume Karim Benoît Mickaël Fabien Anthony Romain Mehdi Arnaud Jonathan Mamadou Damien',
    ),
  },
  {
    until: 1999,
    femme: words(
      'Marine Camille Laura Pauline Manon Justine Marion Morgane Sarah Anaïs Fanny Océane Chloé Mathilde Inès Léa Alexandra Kenza Margaux Coralie',
    ),
    homme: words(
      'Thomas Alexandre Maxime Kevin Quentin Florian Antoine Clément Jordan Valentin Yanis Pierre Adrien Dylan Bastien Théo Samir Corentin Rémi Ibrahim',
    ),
  },
  {
    until: 2100,
    femme: words(
      'Emma Jade Lucie Eva Lola Maëlys Louise Zoé Clara Lina Romane Nour Juliette Ambre Élise Aya Noémie Salomé Victoire Alicia',
    ),
    homme: words(
      'Lucas Hugo Enzo Nathan Mathis Noah Tom Ethan Rayan Gabin Louis Axel Adam Raphaël Timéo Evan Ilyès Baptiste Sacha Maël',
    ),
  },
]

/** A plausible first name for a person of this sex and age. */
export function firstName(sexe: Sex, age: number, key: number): string {
  const born = thisYear - age
  const generation = generations.find(({ until }) => born <= until) ?? generations.at(-1)
  return pick(generation?.[sexe] ?? ['Camille'], key ^ 0x1f3a)
}

function words(text: string): string[] {
  return text.split(' ')
}
