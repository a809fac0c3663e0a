import { Button, Select } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import * as qaa from '@/api/content/qaa'
import * as socialChannels from '@/api/content/socialChannels'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { qaa as fields, type Qaa, qaaCategory } from '@/entities/content/qaa'
import { shelfStatus } from '@/entities/content/shared'
import { is, isYes } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { ListScreen } from '@/kit/list/ListScreen'
import type { BulkAction } from '@/kit/list/bulk'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter, yesNoFilter } from '@/kit/list/filters'
import { useRowOrder } from '@/kit/list/rowOrder'
import { useScreen } from '@/kit/page/screen'
import { formats, optionName } from '@/kit/show/format'
import { language, useT } from '@/locales'
import { to } from '@/routes'
import { useLinkWindow } from '../parts/H5Link'
import { useShelfActions } from '../parts/ShelfSwitch'
import { SideChoice } from '../parts/SideChoice'
import { HelpRate, QaaSwitch, QaaTitle, SeriesTags } from './parts/faqCells'
import { POOR, QAA_SHELF, qaaDown } from './parts/shelf'

const CategoryWindow = ({
  count,
  onPick,
  onClose,
}: {
  count: number
  onPick: (category: Qaa['category']) => void
  onClose: () => void
}) => {
  const t = useT()
  const [category, setCategory] = useState<Qaa['category']>()
  return (
    <Dialog
      open
      title={t('faqs.changeAsk', { count })}
      width={400}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('faqs.changeCategory')}
          disabled={category === undefined}
          onOk={() => category !== undefined && onPick(category)}
          onClose={onClose}
        />
      }
    >
      <Select
        aria-label={t(fields.category.label)}
        placeholder={t(fields.category.label)}
        value={category}
        onChange={setCategory}
        options={qaaCategory.options.map(({ value, label }) => ({ value, label: t(label) }))}
        className="full-width"
      />
    </Dialog>
  )
}

const DETAIL = '/star-management/faqsDetail'
const SORT = { field: fields.sort.key, order: 'asc' } as const
const RATE = fields.usefulRate.key
const nameOf = ({ title }: Qaa) => title
const isUp = ({ status }: Qaa) => is(status, shelfStatus.up)
const FILTERS = [
  elsewhereFilter(fields.category, (code, t) => optionName(t, fields.category, code)),
  containsFilter(fields.title),
  containsFilter(fields.keywords),
  severalSeriesFilterOf(fields.seriesNames),
  yesNoFilter(fields.hotFlag),
  choicesFilter(fields.status),
  dateRangeFilter(fields.updateTime),
  elsewhereFilter<'usefulRateMax', typeof RATE>(
    { key: RATE, label: 'faqs.poor' },
    () => `< ${formats(language()).percent(POOR, 0)}`,
    () => ({ usefulRateMax: POOR - 0.1 }),
  ),
]

const columnsOf = (keeps: boolean, orderCell: (row: Qaa) => ReactNode): ColumnOf<Qaa>[] => [
  { field: fields.title, width: 300, cell: (row) => <QaaTitle row={row} to={to(DETAIL, { id: row.id })} /> },
  keeps ? { field: fields.status, width: 110, cell: (row) => <QaaSwitch row={row} /> } : fields.status,
  { field: fields.sort, width: 110, cell: orderCell },
  fields.category,
  { field: fields.usefulRate, cell: (row) => <HelpRate row={row} /> },
  { field: fields.seriesNames, width: 200, cell: (row) => <SeriesTags names={row.seriesNames} /> },
  fields.viewCount,
  fields.usefulCount,
  fields.uselessCount,
  fields.updateBy,
  fields.updateTime,
]
const BULK: BulkAction<Qaa>[] = [
  {
    label: 'columns.up',
    can: 'qaa.shelve',
    max: 50,
    when: (row) => !isUp(row),
    each: ({ id }) => qaa.shelve({ id, status: shelfStatus.up }),
  },
  {
    label: 'columns.down',
    can: 'qaa.shelve',
    effect: 'columns.downEffect',
    max: 50,
    danger: true,
    when: isUp,
    each: ({ id }) => qaa.shelve({ id, status: shelfStatus.down }),
  },
  {
    label: 'kit.delete',
    can: 'qaa.remove',
    max: 50,
    danger: true,
    when: (row) => !isUp(row),
    each: ({ id }) => qaa.remove({ id }),
  },
]

export default function FaqList() {
  const t = useT()
  const { go, query, setQuery } = useScreen()
  const { head } = useViewer()
  const { data: counts } = useLoad(qaa.list.query({ pageNo: 1, pageSize: 1 }, { quiet: true }))
  const shelf = useShelfActions(QAA_SHELF)
  const link = useLinkWindow()
  const [changing, setChanging] = useState<{ rows: Qaa[]; run: (each: (row: Qaa) => Promise<unknown>) => void }>()
  const category = qaaCategory.options.find(({ value }) => String(value) === query.get(fields.category.key))?.value
  const { cell, order, actions } = useRowOrder(fields.sort, {
    can: 'qaa.sort',
    nameOf,
    within: [fields.category.key],
    save: async (items) => category && qaa.sort({ category, items: [...items] }),
    move: qaa.move,
  })
  const columns = useMemo(() => columnsOf(head, cell), [head, cell])
  const bulk = useMemo(
    (): BulkAction<Qaa>[] => [
      ...BULK.slice(0, 2),
      { label: 'faqs.changeCategory', can: 'qaa.update', max: 50, open: (rows, _, run) => setChanging({ rows, run }) },
      ...BULK.slice(2),
    ],
    [],
  )
  const isPoor = query.has(RATE)
  return (
    <SideChoice
      name={fields.category.key}
      label={t(fields.category.label)}
      all={counts?.summary.all}
      choices={qaaCategory.options.map(({ value, label }) => ({
        key: String(value),
        label: t(label),
        count: counts?.summary[value],
      }))}
    >
      <ListScreen
        load={qaa.list}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={head ? order : undefined}
        bulk={head ? bulk : undefined}
        create={{ label: 'faqs.new', can: 'qaa.create', hide: !head, run: () => go(DETAIL) }}
        toolbar={
          <Button
            aria-pressed={isPoor}
            type={isPoor ? 'primary' : 'default'}
            ghost={isPoor}
            onClick={() => setQuery({ [RATE]: isPoor ? undefined : 'poor', page: undefined })}
          >
            {t('faqs.poor')}
          </Button>
        }
        actions={(row, place) => [
          { label: 'columns.view', run: () => go(to(DETAIL, { id: row.id })) },
          {
            label: 'kit.edit',
            can: 'qaa.update',
            hide: !head,
            run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
          },
          ...(head ? [...shelf(row, qaaDown(row, t)), ...actions(row, place)] : []),
          {
            label: isYes(row.hotFlag) ? 'faqs.unpopular' : 'faqs.popular',
            can: 'qaa.update',
            hide: !head || !isUp(row),
            run: () => qaa.update({ id: row.id, hotFlag: isYes(row.hotFlag) ? 0 : 1 }),
            done: t(isYes(row.hotFlag) ? 'faqs.unpopularDone' : 'faqs.popularDone'),
          },
          {
            label: 'newsPage.preview',
            run: () =>
              link.open(
                nameOf(row),
                socialChannels.getHtmlUrl.query({ contentType: 'qaa', id: row.id }, { quiet: true }),
              ),
          },
          {
            label: 'kit.delete',
            can: 'qaa.remove',
            danger: true,
            hide: !head || isUp(row),
            ask: { title: t('columns.deleteAsk', { name: nameOf(row) }) },
            run: () => qaa.remove({ id: row.id }),
            done: t('columns.deleted'),
          },
        ]}
      />
      {link.window}
      {changing && (
        <CategoryWindow
          count={changing.rows.length}
          onClose={() => setChanging(undefined)}
          onPick={(next) => {
            changing.run((row) => qaa.update({ id: row.id, category: next }))
            setChanging(undefined)
          }}
        />
      )}
    </SideChoice>
  )
}
