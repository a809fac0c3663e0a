import * as carModelPlates from '@/api/community/carModelPlates'
import * as clubs from '@/api/community/clubs'
import * as topics from '@/api/community/topics'
import { findById } from '@/api/findById'
import type { Club } from '@/entities/community/club'
import type { Plate } from '@/entities/community/plate'
import type { Topic } from '@/entities/community/topic'
import type { Field } from '@/entities/field'
import { callFilter, searchFilter } from '@/kit/list/choiceFilters'
import { plain } from '@/kit/show/format'

type Label = Pick<Field, 'label'>

/** The question for all boards in their order. */
export const allPlates = () =>
  carModelPlates.list.query({ pageNo: 1, pageSize: 200, sortField: 'sort', sortOrder: 'asc' }, { quiet: true })
/** A board, a topic or a club as a choice. */
export const plateChoice = ({ id, plateName }: Plate) => ({ value: id, label: plain(plateName) || id })
const topicChoice = ({ id, topicName }: Topic) => ({ value: id, label: plain(topicName) || id })
const clubChoice = ({ id, clubName }: Club) => ({ value: id, label: plain(clubName) || id })

/** A filter of one board, called as the field is; in the address and on the wire plateId. */
export const plateIdFilter = ({ label }: Label) =>
  callFilter({ key: 'plateId', label }, { of: allPlates(), choice: plateChoice })

/** A filter of one topic, searched on the server; topicId. */
export const topicIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'topicId', label },
    {
      ask: (topicName) => topics.list.query({ topicName, pageNo: 1, pageSize: 20 }, { quiet: true }),
      one: (id) => findById(topics.list, { id }),
      choice: topicChoice,
    },
  )

/** A filter of one club, searched on the server; clubId. */
export const clubIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'clubId', label },
    {
      ask: (clubName) => clubs.list.query({ clubName, pageNo: 1, pageSize: 20 }, { quiet: true }),
      one: (id) => findById(clubs.list, { id }),
      choice: clubChoice,
    },
  )
