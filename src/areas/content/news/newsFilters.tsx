import { seriesFilterOf } from '@/business/SeriesFilter'
import { news as fields } from '@/entities/content/news'
import { callFilter, elsewhereFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter, dateRangeFilter, type Filter } from '@/kit/list/filters'
import { CallSelect } from '@/kit/form/CallSelect'
import { useLoad } from '@/kit/data/load'
import { allParents, parentChoice } from '../columns/parts/parents'
import { columnChoice, columnsOf } from './columnChoice'

const ColumnName = ({ id }: { id: string }) => (
  <bdi>{useLoad(columnsOf(''), { recent: true }).data?.find((one) => one.id === id)?.channelName ?? id}</bdi>
)

/** Filter by a column of the chosen type. */
const columnFilter: Filter<'channelId'> = {
  key: 'channelId',
  label: fields.channelId.label,
  instant: true,
  toQuery: (channelId) => ({ channelId }),
  describe: (id) => <ColumnName id={id} />,
  control: ({ value, onChange, label, texts }) => (
    <CallSelect
      of={columnsOf(texts.parentId ?? '')}
      choice={columnChoice}
      value={value || undefined}
      label={label}
      onChange={(id) => onChange(id ?? '')}
    />
  ),
}

export const QUICK = [
  { key: 'topFlag', label: 'news.topFlag' },
  { key: 'qualityFlag', label: 'news.qualityFlag' },
  { key: 'homeFlag', label: 'newsPage.home' },
  { key: 'starWebFlag', label: 'newsPage.starWeb' },
  { key: 'mine', label: 'newsPage.mine' },
] as const

export const FILTERS = [
  {
    ...containsFilter(fields.title),
    validate: (text: string) => ([...text].length === 1 ? ('newsPage.twoWords' as const) : undefined), // Key of a text.
  },
  { ...callFilter(fields.parentId, { of: allParents(), choice: parentChoice }), clears: ['channelId'] },
  columnFilter,
  choicesFilter(fields.status),
  seriesFilterOf(fields.seriesName),
  containsFilter(fields.tags),
  choicesFilter(fields.source),
  containsFilter(fields.updateBy),
  dateRangeFilter(fields.publishTime),
  ...QUICK.map(({ key, label }) => elsewhereFilter<typeof key>({ key, label }, (_, t) => t('kit.yes'))),
]
