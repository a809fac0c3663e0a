import * as interactions from '@/api/community/interactions'
import type { Numbers } from '@/api/reply'
import { isYes } from '@/entities/field'
import { like, type Like } from '@/entities/community/interactions'
import { Chart } from '@/kit/chart/Chart'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilters } from '@/kit/list/QuickFilters'
import { spanFilter } from '@/kit/list/spanFilter'
import { Blank } from '@/kit/show/Blank'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { TargetTitle } from '../parts/TargetTitle'
import { calledOf, idFilter } from '../parts/words'
import { Fold } from './parts/Fold'
import { TooMany } from './parts/TooMany'

const QUICK = [{ filters: { [like.suspectFlag.key]: '1' }, label: like.suspectFlag.label }] as const
const DEFAULTS = { createTime: 'last7' }
const SORT = { field: like.createTime.key, order: 'desc' } as const
const FILTERS = [
  like.targetType,
  idFilter(like.targetId),
  containsFilter(like.authorName),
  containsFilter(like.nickname),
  like.userType,
  like.source,
  like.suspectFlag,
  spanFilter(like.createTime),
]

const Suspect = ({ row }: { row: Like }) => {
  const t = useT()
  if (!isYes(row.suspectFlag)) return <Blank />
  return (
    <Mark tone="error" hint={plain(row.suspectReason) || t('interactions.suspectWhy')}>
      {t(like.suspectFlag.label)}
    </Mark>
  )
}

const COLUMNS: ColumnOf<Like>[] = [
  {
    field: like.targetTitle,
    width: 260,
    below: like.targetType,
    cell: (row) => <TargetTitle type={row.targetType} id={row.targetId} title={row.targetTitle} />,
  },
  like.status,
  { field: like.suspectFlag, width: 110, cell: (row) => <Suspect row={row} /> },
  like.authorName,
  { field: like.nickname, below: like.userType },
  like.source,
  like.ipRegion,
  like.createTime,
  like.id,
]

const Sums = ({ of }: { of: Numbers }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const share = (part: number | undefined) => percent(rateOf(part ?? null, of.likeCount ?? null))
  return (
    <Figures
      card
      label={t('interactions.sums')}
      figures={[
        { label: t('interactions.likes'), value: count(of.likeCount) },
        { label: t('interactions.people'), value: count(of.userCount) },
        { label: t('interactions.cancelRate'), value: share(of.cancelCount) },
        { label: t('interactions.suspectRate'), value: share(of.suspectCount), bad: (of.suspectCount ?? 0) > 0 },
      ]}
    />
  )
}

const Days = ({ days }: { days: readonly interactions.LikeDay[] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const rows = days.toSorted((a, b) => (plain(a.date) < plain(b.date) ? -1 : 1))
  const rest = (day: interactions.LikeDay) => {
    const [all, suspect] = [numberIn(day.likeCount), numberIn(day.suspectCount)]
    return all === null || suspect === null ? null : all - suspect
  }
  return (
    <Chart
      title={t('interactions.perDay')}
      of={t('interactions.day')}
      categories={rows.map(({ date }) => shortDay(date))}
      series={[
        { name: t('interactions.usual'), stack: 'likes', values: rows.map(rest) },
        {
          name: t(like.suspectFlag.label),
          stack: 'likes',
          hatched: true,
          values: rows.map(({ suspectCount }) => numberIn(suspectCount)),
        },
      ]}
    />
  )
}

export default function LikeList() {
  const t = useT()
  return (
    <ListScreen
      load={interactions.listLikes}
      rowKey={like.id}
      nameOf={calledOf}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={COLUMNS}
      sort={SORT}
      emptyText={t('interactions.noLikes')}
      above={(answer) =>
        answer && (
          <>
            <Fold title={t('interactions.perDay')} figures={<Sums of={answer.summary} />}>
              <Days days={answer.days} />
            </Fold>
            <TooMany total={answer.total} />
          </>
        )
      }
      toolbar={<QuickFilters of={QUICK} />}
    />
  )
}
