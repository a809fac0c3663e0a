import './pages.css'
import { type ReactNode, useMemo, useState } from 'react'
import * as specials from '@/api/commerce/specials'
import { useViewer } from '@/business/viewer'
import { type Subject, subject, subjectStatus } from '@/entities/commerce/subject'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useRowOrder } from '@/kit/list/rowOrder'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { CellLink, Value } from '@/kit/show/kinds'
import { Picture } from '@/kit/show/Picture'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { isHome, isPublished, nameOf } from './parts/subjectRules'
import { type Shown, SubjectWindow } from './parts/SubjectWindow'
import { useSubjectActions } from './parts/useSubjectActions'

const BUILDER = '/page-management-shop/build-management'
const SORT = { field: subject.sort.key, order: 'asc' } as const
const FILTERS = [
  statusTabs(subject.status),
  containsFilter(subject.title),
  choicesFilter(subject.pageType),
  choicesFilter(subject.stage),
  containsFilter(subject.updateBy),
  dateRangeFilter(subject.updateTime),
]
const BULK: BulkAction<Subject>[] = [
  {
    label: 'shopPages.offline',
    can: 'specials.updateSubject',
    danger: true,
    effect: 'shopPages.offlineEffect',
    max: 100,
    lanes: 3,
    when: isPublished,
    each: ({ id }) => specials.updateSubject({ id, status: subjectStatus.offline }),
  },
  {
    label: 'kit.delete',
    can: 'specials.removeSubject',
    danger: true,
    effect: 'shopPages.deleteEffect',
    max: 100,
    lanes: 3,
    when: (row) => !isPublished(row),
    each: ({ id }) => specials.removeSubject({ id }),
  },
]

const columnsOf = (order: (row: Subject) => ReactNode, t: Translate): ColumnOf<Subject>[] => [
  {
    field: subject.title,
    width: 240,
    cell: (row) => (
      <span className="subject-name">
        <Picture src={row.cover} alt={t(subject.cover.label)} width={64} height={40} />
        <CellLink to={to(BUILDER, { id: row.id })}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      </span>
    ),
  },
  subject.status,
  subject.stage,
  { field: subject.sort, width: 110, cell: order },
  subject.pageType,
  {
    field: subject.goodsCount,
    width: 120,
    cell: (row) => {
      const count = numberIn(row.downCount) ?? 0
      const all = <Value field={subject.goodsCount} value={row.goodsCount} />
      return count > 0 ? (
        <TwoValues upper={all} below={<span className="link-dead">{t('shopPages.goodsGone', { count })}</span>} />
      ) : (
        all
      )
    },
  },
  subject.viewCount,
  subject.orderCount,
  { field: subject.startTime, width: 160, below: subject.endTime },
  subject.updateBy,
  subject.updateTime,
]

export default function SubjectList() {
  const t = useT()
  const { go, query } = useScreen()
  const { hq } = useViewer()
  const [shown, setShown] = useState<Shown>()
  const { cell, order, actions } = useRowOrder(subject.sort, {
    can: 'specials.sortSubjects',
    nameOf,
    moves: (row) => !isHome(row),
    group: (row) => (isHome(row) ? 'home' : ''),
    save: (list) => specials.sortSubjects({ list }),
  })
  const actionsOf = useSubjectActions(setShown)
  const columns = useMemo(() => columnsOf(cell, t), [cell, t])
  const made = query.get('made')
  return (
    <>
      <ListScreen
        load={specials.listSubjects}
        instead={refusal}
        rowKey={subject.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={columns}
        sort={SORT}
        order={hq ? order : undefined}
        actions={(row, place) => [
          {
            label: 'kit.edit',
            can: 'specials.updateSubject',
            hide: !hq,
            run: () => go(to(BUILDER, { id: row.id })),
          },
          ...actionsOf(row, hq ? actions(row, place) : []),
        ]}
        bulk={hq ? BULK : undefined}
        rowClass={(row) => (row.id === made ? 'subject-made' : '')}
        emptyText={t('shopPages.empty')}
        create={{ label: 'shopPages.new', can: 'specials.createSubject', hide: !hq, run: () => go(BUILDER) }}
      />
      {shown && <SubjectWindow shown={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
