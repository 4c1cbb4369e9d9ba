import type { OptionsFilter } from '@mantine/core'
import { foldTag } from '../../../shared/models/tag.ts'

/** The tags that have what is typed in them, as tags are told apart: case and accents do not count. */
export const filterTags: OptionsFilter = ({ options, search }) =>
  options.filter((option) => 'label' in option && foldTag(option.label).includes(foldTag(search)))
