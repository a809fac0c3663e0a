import * as topics from '@/api/community/topics'
import { dynamic } from '@/entities/community/dynamic'
import { plateStatus } from '@/entities/community/shared'
import { topicStatus } from '@/entities/community/topic'
import { f, is } from '@/entities/field'
import { derived } from '@/kit/data/load'
import { CallSelect } from '@/kit/form/CallSelect'
import type { FormField } from '@/kit/form/Form'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { allPlates, plateChoice } from '../../parts/pickFilters'
import { SeriesSelect } from '../../parts/series'

export interface Filing {
  plateId?: string
  topicIds?: string[]
  seriesCode?: string
}
const PLATE = { ...f.ref({ required: true }), key: 'plateId', label: dynamic.plateName.label } as const
const TOPICS = { ...f.refs(), key: 'topicIds', label: dynamic.topicNames.label } as const
const SERIES = { ...f.ref(), key: 'seriesCode', label: dynamic.seriesName.label } as const
const MAX = 3

export const knownTopics = ({ topicIds, topicNames }: { topicIds: string[]; topicNames: string[] }): Choice[] =>
  topicIds.map((value, at) => ({ value, label: plain(topicNames[at]) || value }))

export const FilingFields = ({ Field, known = [] }: { Field: FormField<Filing>; known?: readonly Choice[] }) => {
  const t = useT()
  return (
    <>
      <Field of={PLATE}>
        <CallSelect
          of={allPlates()}
          choice={(plate) => ({ ...plateChoice(plate), disabled: !is(plate.status, plateStatus.up) })}
          label={t(PLATE.label)}
        />
      </Field>
      <Field
        of={TOPICS}
        check={(ids) => (Array.isArray(ids) && ids.length > MAX ? t('posts.maxTopics', { max: MAX }) : undefined)}
      >
        <RemoteSelect
          multiple
          known={known}
          label={t(TOPICS.label)}
          placeholder={t(TOPICS.label)}
          ask={(topicName) =>
            derived(
              topics.list.query({ topicName, status: topicStatus.up, pageNo: 1, pageSize: 20 }, { quiet: true }),
              'choices',
              ({ records }) => records.map(({ id, topicName: label }) => ({ value: id, label: plain(label) || id })),
            )
          }
        />
      </Field>
      <Field of={SERIES}>
        <SeriesSelect label={t(SERIES.label)} />
      </Field>
    </>
  )
}
