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

export const allPlates = () =>
  carModelPlates.list.query({ pageNo: 1, pageSize: 200, sortField: 'sort', sortOrder: 'asc' }, { quiet: true })
export const plateChoice = ({ id, plateName }: Plate) => ({ value: id, label: plain(plateName) || id })
const topicChoice = ({ id, topicName }: Topic) => ({ value: id, label: plain(topicName) || id })
const clubChoice = ({ id, clubName }: Club) => ({ value: id, label: plain(clubName) || id })

/** Filter by one board; sent as plateId. */
export const plateIdFilter = ({ label }: Label) =>
  callFilter({ key: 'plateId', label }, { of: allPlates(), choice: plateChoice })

/** Filter by one topic, searched on the server; sent as topicId. */
export const topicIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'topicId', label },
    {
      ask: (topicName) => topics.list.query({ topicName, pageNo: 1, pageSize: 20 }, { quiet: true }),
      one: (id) => findById(topics.list, { id }),
      choice: topicChoice,
    },
  )

/** Filter by one club, searched on the server; sent as clubId. */
export const clubIdFilter = ({ label }: Label) =>
  searchFilter(
    { key: 'clubId', label },
    {
      ask: (clubName) => clubs.list.query({ clubName, pageNo: 1, pageSize: 20 }, { quiet: true }),
      one: (id) => findById(clubs.list, { id }),
      choice: clubChoice,
    },
  )
