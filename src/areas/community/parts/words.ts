import type { Field } from '@/entities/field'
import { containsFilter, type Filter } from '@/kit/list/filters'
import { plain } from '@/kit/show/format'

const SHORT = 20
export const calledBy = ({ content, id }: { content: unknown; id: string }): string =>
  [...plain(content).replaceAll(/\s+/g, ' ').trim()].slice(0, SHORT).join('') || id

/** Filter by the text of users. Requires two characters, since one matches too much. */
export const wordsFilter = <K extends string>(field: Field<K>): Filter<K> => ({
  ...containsFilter(field),
  validate: (text) => ([...text.trim()].length === 1 ? 'comments.twoCharacters' : undefined),
})

/** Filter by an id. A set id drops the default date range of the list. */
export const idFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter({ key: field.key, label: field.label, kind: 'id' }),
  exact: (text) => text !== '',
})

export const calledOf = ({ nickname, id }: { nickname: unknown; id: string }): string => plain(nickname) || id
