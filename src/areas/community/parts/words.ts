import type { Field } from '@/entities/field'
import { containsFilter, type Filter } from '@/kit/list/filters'
import { plain } from '@/kit/show/format'

const SHORT = 20
/** What something that users wrote is called: the beginning of its words, else its id. */
export const calledBy = ({ content, id }: { content: unknown; id: string }): string =>
  [...plain(content).replaceAll(/\s+/g, ' ').trim()].slice(0, SHORT).join('') || id

/** A filter by what users wrote, of two characters at least: there is too much of it for one. */
export const wordsFilter = <K extends string>(field: Field<K>): Filter<K> => ({
  ...containsFilter(field),
  validate: (text) => ([...text.trim()].length === 1 ? 'talks.twoCharacters' : undefined),
})

/** A filter by an id that comes with the address: it is asked for at all times. */
export const idFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter({ key: field.key, label: field.label, kind: 'id' }),
  exact: (text) => text !== '',
})

/** What a like or a share is called: who did it, else its id. */
export const calledOf = ({ nickname, id }: { nickname: unknown; id: string }): string => plain(nickname) || id
