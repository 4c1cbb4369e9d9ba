import type { OptionsFilter } from '@mantine/core'
import { foldTag } from '../../../shared/models/tag.ts'

/** The tags that contain the typed text; as everywhere with tags, case and accents do not matter. */
export const filterTags: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && foldTag(option.label).includes(foldTag(search)))
